/** Which units, models and markers the options and questions of a battle are about. */

import type { Candidates, RefsOf } from "../lib/choosing.svelte";
import type { Arg, Message, Option, State } from "../lib/types";
import { battleOf, isGone, onField, type BattleView } from "./view";

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

/** The units that a question names, those of the asked seat first: names are the same in both armies sometimes. */
export function subjects(state: State): number[] {
  const view = battleOf(state);
  return Object.values(state.decision?.ask.args ?? {}).flatMap((arg) => named(view, arg, state.seat));
}

function named(view: BattleView, arg: Arg, seat: number | null): number[] {
  if (typeof arg !== "object" || Array.isArray(arg) || !arg.id.startsWith("wh40k-unit")) return [];
  const found = view.units.flatMap((unit, id) => (sameMessage(unit.name, arg) && !isGone(unit) ? [id] : []));
  const own = found.filter((id) => view.units[id]!.seat === seat);
  return (own.length ? own : found).slice(0, 1);
}
const sameMessage = (one: Message, other: Message): boolean => one.id === other.id && JSON.stringify(one.args) === JSON.stringify(other.args);

/** The models that are to be placed, in the order of the question; none if they are something else, like markers. */
export function movers(state: State): number[] {
  if (state.decision?.kind !== "place" || !state.decision.region) return [];
  const [unit] = subjects(state);
  const models = unit === undefined ? [] : battleOf(state).units[unit]!.models;
  return models.length === state.decision.region.movers.length ? models : [];
}

/** Where the things are that a player may go toward: markers, and units of the enemy and of one's own. */
export function goals(view: BattleView, seat: number | null): { ref: string; at: [number, number] }[] {
  const markers = view.markers.map(([x, y], number) => ({ ref: `marker:${number}`, at: [x, y] as [number, number] }));
  const units = view.units.flatMap((unit, id) => (onField(unit) && unit.seat !== seat ? [{ ref: `unit:${id}`, at: middleOf(view, id) }] : []));
  return [...markers, ...units.filter((one): one is { ref: string; at: [number, number] } => one.at !== null)];
}

/** The middle of a unit that stands on the field. */
export function middleOf(view: BattleView, unit: number): [number, number] | null {
  const there = view.models.flatMap((model) => (model.unit === unit && model.at ? [model.at] : []));
  const mean = (axis: 0 | 1): number => Math.round(there.reduce((sum, at) => sum + at[axis], 0) / there.length);
  return there.length ? [mean(0), mean(1)] : null;
}
