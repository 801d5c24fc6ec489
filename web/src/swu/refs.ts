/** Star Wars: Unlimited: which things on the table an option is about. */

import type { Candidates, RefsOf } from "../lib/choosing.svelte";
import type { Option, State } from "../lib/types";
import { placed, type SwuView } from "./view";

const CARDS = new Set(["play", "pilot", "smuggle", "instead", "card", "resource", "top", "bottom", "discard"]);
const PIECES = new Set(["unit", "base", "leader", "upgrade"]);
const COUNTERS = new Set(["initiative", "blast", "plan"]);

export const refsOf: RefsOf = (option: Option) => {
  if (typeof option === "string") return COUNTERS.has(option) ? [`counter:${option}`] : [];
  const [word, first, second, third] = option;
  if (typeof first === "string" && (word === "base" || word === "name")) return [`key:${first}`];
  if (CARDS.has(word)) return [`card:${first}`];
  if (word === "attack") return [`unit:${first}`];
  if (PIECES.has(word) || word === "player" || word === "force" || word === "arena") return [`${word}:${first}`];
  if (word === "use") return [`${first}:${second}`];
  if (word === "trigger" && PIECES.has(String(second))) return [`${second}:${third}`];
  if (word === "ready" || word === "spent") return [`resources:${first}`];
  if (word === "credit") return [`credits:${first}`];
  if (word === "deck") return [`deck:${first}/${second}`];
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

/** What can be asked about a thing that can't be chosen now: what one would do with it if one could. */
export const candidates: Candidates = (ref: string, state: State) => {
  const kind = ref.slice(0, ref.indexOf(":"));
  const name = ref.slice(kind.length + 1);
  const n = Number(name);
  const acting = state.decision?.ask.id === "swu-ask-action";
  if (kind === "counter") return [name];
  if (kind === "key") return [["base", name]];
  if (kind === "arena") return [["arena", name]];
  if (kind === "deck") return [["deck", ...name.split("/").map(Number)]];
  if (kind === "resources") return [["ready", n], ["spent", n]];
  if (kind === "credits") return [["credit", n]];
  if (kind === "card") return acting ? ofCard(n, state) : [["card", n], ["resource", n], ["discard", n], ["top", n]];
  if (kind === "unit" && acting) return [["attack", n], ["use", "unit", n, 0]];
  if (PIECES.has(kind) && acting) return [["use", kind, n, 0], ["use", kind, n, 1]];
  return kind ? [[kind, n]] : [];
};

function ofCard(n: number, state: State): Option[] {
  const view = tableOf(state);
  const zone = view && placed(view).find(({ card }) => card === n)?.zone;
  return zone === "resources" ? [["smuggle", n]] : [["play", n], ["pilot", n]];
}
