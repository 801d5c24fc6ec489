/** Star Wars: Unlimited: which cards on the table an option is about. */

import type { Candidates, RefsOf } from "../lib/choosing.svelte";
import type { Option, State } from "../lib/types";
import type { SwuView } from "./view";

const CARDS = new Set(["play", "pilot", "smuggle", "instead", "card", "resource", "top", "bottom", "discard"]);

export const refsOf: RefsOf = (option: Option) => {
  if (typeof option === "string") return [];
  const [word, first, second] = option;
  if (CARDS.has(word)) return [`card:${first}`];
  if (word === "attack") return [`unit:${first}`];
  if (word === "unit" || word === "base" || word === "leader" || word === "upgrade") return [`${word}:${first}`];
  if (word === "use") return [`${first}:${second}`];
  if (word === "player" || word === "ready" || word === "spent") return [`player:${first}`];
  return [];
};

/** Which card an option shows that isn't lying on the table: triggers, replacements, names. */
export function keyOf(option: Option): string | null {
  if (typeof option === "string") return null;
  if (option[0] === "trigger") return String(option[4]);
  if (option[0] === "delayed" || option[0] === "replace") return String(option[2]);
  if (option[0] === "name") return String(option[1]);
  return null;
}

export function tableOf(state: State): SwuView | null {
  return state.view.players ? state.view : (state.view.table ?? null);
}

export const candidates: Candidates = (ref: string, state: State) => {
  const [kind, number] = ref.split(":");
  const n = Number(number);
  const asked = state.decision?.ask.id;
  if (kind === "card") return asked === "swu-ask-action" ? [["play", n], ["pilot", n]] : [["card", n], ["resource", n]];
  if (kind === "unit") return asked === "swu-ask-action" ? [["attack", n], ["use", "unit", n, 0]] : [["unit", n]];
  if (kind === "leader") return asked === "swu-ask-action" ? [["use", "leader", n, 0], ["use", "leader", n, 1]] : [["leader", n]];
  if (kind === "base") return asked === "swu-ask-action" ? [["use", "base", n, 0]] : [["base", n]];
  return kind ? [[kind, n]] : [];
};
