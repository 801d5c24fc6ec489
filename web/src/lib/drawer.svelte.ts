/** The rule panel, one click away from everywhere: what it searches for, if it is open. */

import { words } from "./words.svelte";
import type { State } from "./types";

class Drawer {
  open = $state(false);
  /** Whether it has ever been open: what it takes comes then. */
  used = $state(false);
  query = $state("");
  book = $state("");

  show(query = "", book = ""): void {
    this.query = query;
    this.book = book;
    this.open = this.used = true;
  }
}

/** Show the rule that the open question is put by, or else what is found by its words; without a question, what one looks for. */
export function showRule(state: State | null, asked: boolean): void {
  drawer.show(asked && state?.decision ? (state.rule ?? words.render(state.decision.ask)) : "", drawer.book);
}

export const drawer = new Drawer();
