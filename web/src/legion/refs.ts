/** Which units, miniatures, tokens, cards and pieces of terrain the options and questions of a battle are about. */

import { unitsNamed } from "../battlefield/view";
import type { Candidates, RefsOf } from "../lib/choosing.svelte";
import type { Option, State } from "../lib/types";
import { battleOf, isGone } from "./view";

const ABOUT_UNIT = ["unit", "pool", "standby", "activate", "attack", "move", "guardian", "gunslinger", "beam"];

export const refsOf: RefsOf = (option: Option) => {
  if (typeof option === "string") return [];
  const [word, first, , third] = option;
  if (ABOUT_UNIT.includes(word)) return [`unit:${first}`];
  if (word === "order") return [`unit:${third}`];
  if (word === "miniature") return [`model:${first}`];
  if (word === "claim") return [`marker:${first}`];
  if (word === "command") return [`card:${first}`];
  return word === "piece" ? [`piece:${first}`] : [];
};

/** What can be pointed at: units, in the lists or on the field, miniatures and tokens there, terrain, and one's own cards. */
export function visible(state: State): Set<string> {
  const view = battleOf(state);
  const own = state.seat === null ? [] : (view.players[state.seat]?.cards ?? []);
  return new Set([
    ...view.units.flatMap((unit, id) => (isGone(unit) ? [] : [`unit:${id}`])),
    ...view.miniatures.flatMap(({ id, at }) => (at ? [`model:${id}`] : [])),
    ...view.tokens.map((_, index) => `marker:${index}`),
    ...view.terrain.map((_, index) => `piece:${index}`),
    ...own.map(({ id }) => `card:${id}`),
  ]);
}

/** What could be answered with a thing if it were legal. */
export const candidates: Candidates = (ref: string, state: State) => {
  const [kind = "", number = ""] = ref.split(":");
  const id = Number(number);
  if (kind === "card") return [["command", number]];
  if (kind === "marker") return [["claim", id]];
  if (kind === "piece") return [["piece", id]];
  if (kind === "model") return [["miniature", id]];
  return state.decision?.ask.id === "legion-ask-turn" ? [["activate", id]] : [["unit", id]];
};

/** The units that a question names; where it names none, the one that acts. */
export function subjects(state: State): number[] {
  const view = battleOf(state);
  const named = unitsNamed(view.units, state.decision?.ask, state.seat, isGone);
  return named.length || view.activating === null ? named : [view.activating];
}

/** The miniatures that are to be placed, in the order of the question; none if they are something else, like tokens. */
export function movers(state: State): number[] {
  if (state.decision?.kind !== "place" || !state.decision.region) return [];
  const view = battleOf(state);
  const [unit] = unitsNamed(view.units, state.decision.ask, state.seat, isGone);
  if (unit === undefined) return [];
  const { miniatures, leader } = view.units[unit]!;
  const count = state.decision.region.movers.length;
  if (miniatures.length === count) return miniatures;
  if (count === 1 && leader !== null) return [leader];
  const others = miniatures.filter((id) => id !== leader);
  return others.length === count ? others : [];
}
