/** What cards, traits and keywords are called in the language that is spoken. */

import { words } from "../lib/words.svelte";
import type { Printed } from "./view";

/** Return the title and the subtitle of a card. */
export function titled(card: Printed): [string, string] {
  const [title, name] = [words.named(card.title), words.named(card.name)];
  return name.startsWith(`${title}, `) ? [title, name.slice(title.length + 2)] : [name, ""];
}

export function traitName(trait: string): string {
  return words.maybe(`swu-trait-${trait.replaceAll(/[ '’]/g, "-")}`, trait);
}

export function keywordName(keyword: string): string {
  return words.maybe(`swu-keyword-name-${keyword}`, keyword);
}
