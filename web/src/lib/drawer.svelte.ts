/** The rule panel, one click away from everywhere: what it searches for, if it is open. */

import { words } from "./words.svelte";
import type { State } from "./types";

/** How much the server looks for at once. */
export const LONGEST = 200;

class Drawer {
  open = $state(false);
  /** Whether it has ever been open: what it takes comes then. */
  used = $state(false);
  query = $state("");
  book = $state("");

  show(query = "", book = ""): void {
    this.query = query.slice(0, LONGEST);
    this.book = book;
    this.open = this.used = true;
  }
}

/** Show the rule that the open question is put by, or of the phase; where neither is known, what is found by the words of the question. */
export function showRule(state: State | null): void {
  drawer.show(state?.rule ?? (state?.decision ? words.render(state.decision.ask) : ""), drawer.book);
}

export const drawer = new Drawer();
