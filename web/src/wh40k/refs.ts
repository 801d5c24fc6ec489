/** Which units, models and markers the options and questions of a battle are about. */

import type { Candidates, RefsOf } from "../lib/choosing.svelte";
import { unitsNamed } from "../battlefield/view";
import type { Option, State } from "../lib/types";
import { battleOf, isGone } from "./view";

const ABOUT_UNIT = ["unit", "transport", "shoot", "grenade", "stationary", "normal", "advance", "fall-back", "disembark", "reserves", "strategic", "hover"];
const ABOUT_TWO = ["attach", "embark"];

export const refsOf: RefsOf = (option: Option) => {
  if (typeof option === "string") return [];
  const [word, first] = option;
  if (ABOUT_UNIT.includes(word) || ABOUT_TWO.includes(word)) return [`unit:${first}`];
  return word === "model" || word === "weapon" ? [`model:${first}`] : [];
};

/** What can be pointed at: units, in the lists or on the field, and the models there. */
export function visible(state: State): Set<string> {
  const view = battleOf(state);
  const units = view.units.flatMap((unit, id) => (isGone(unit) ? [] : [`unit:${id}`]));
  return new Set([...units, ...view.models.flatMap(({ id, at }) => (at ? [`model:${id}`] : []))]);
}

const MOVES = ["normal", "advance", "fall-back", "stationary"];

/** What could be answered with a unit or a model if it were legal. */
export const candidates: Candidates = (ref: string, state: State) => {
  const [kind, number] = ref.split(":");
  const id = Number(number);
  if (kind === "model") return [["model", id]];
  const asked = state.decision?.ask.id;
  if (asked === "wh40k-ask-move") return MOVES.map((move): Option => [move, id]);
  return asked === "wh40k-ask-shoot" ? [["shoot", id]] : [["unit", id]];
};

/** The units that a question names. */
export const subjects = (state: State): number[] => unitsNamed(battleOf(state).units, state.decision?.ask, state.seat, isGone);

/** The models that are to be placed, in the order of the question; none if they are something else, like markers. */
export function movers(state: State): number[] {
  if (state.decision?.kind !== "place" || !state.decision.region) return [];
  const [unit] = subjects(state);
  const models = unit === undefined ? [] : battleOf(state).units[unit]!.models;
  return models.length === state.decision.region.movers.length ? models : [];
}

/** The enemies that a move has to come nearer to: the targets of a charge, and whom a unit piles in on. */
export function aims(state: State): number[] {
  return state.decision?.kind === "place" ? (state.decision.region?.about?.aims ?? []) : [];
}
