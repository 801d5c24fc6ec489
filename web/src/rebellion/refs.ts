/** Star Wars: Rebellion: what on the table an option is about. */

import type { Candidates, RefsOf } from "../lib/choosing.svelte";
import type { Arg, Message, Option, State } from "../lib/types";
import facts from "./facts.json";
import type { RebellionView } from "./view";

const KINDS = ["place", "leader", "mission", "action", "objective", "tactic", "unit"] as const;

export const unitKey = (number: number): string => facts.units[number]?.key ?? "";

export const refsOf: RefsOf = (option: Option, index: number, state: State) => {
  const said = state.described[index];
  const refs = Object.values(said?.args ?? {}).flatMap(named);
  return typeof option === "string" ? refs : [...own(option, state), ...refs.filter((ref) => !ref.startsWith("unit:"))];
};

/** The things that the numbers of an option point at. */
function own(option: [string, ...(string | number)[]], state: State): string[] {
  const [word, ...rest] = option;
  const [first = 0, second = 0, third = 0, fourth = 0] = rest.map(Number);
  switch (word) {
    case "reveal":
    case "join":
      return [`assigned:${first}`];
    case "unit":
      return units(unitKey(first), state);
    case "queued":
      return [`queued:${first}/${unitKey(second)}`];
    case "build":
      return [`queue:${first}`];
    case "target":
      return [`target:${unitKey(first)}/${second}/${third}/${fourth}`];
    case "cargo":
      return [`cargo:${unitKey(first)}/${second}`];
    case "set":
      return [`set:${first}/${second}`];
    case "die":
    case "blank":
      return [`die:${first}`];
    case "draw":
      return [`special:${first}`];
    case "deck":
      return [`deck:${first}`];
    default:
      return [];
  }
}

/** Where the units are that an option names: where the question says, or in the combat, or not on the board yet. */
function units(key: string, state: State): string[] {
  const args = state.decision?.ask.args ?? {};
  for (const name of ["origin", "place"]) {
    const found = args[name];
    if (found !== undefined) return named(found).flatMap((ref) => (ref.startsWith("place:") ? [`unit:${ref.slice(6)}/${key}`] : []));
  }
  const view = state.view as RebellionView;
  const at = view.combat?.system ?? view.mission?.system;
  return at && view.places.some((place) => place.key === at && place.units[key]) ? [`unit:${at}/${key}`] : [`unit:/${key}`];
}

export function named(arg: Arg): string[] {
  if (Array.isArray(arg)) return arg.flatMap(named);
  if (typeof arg !== "object") return [];
  return ref(arg) ?? [];
}

function ref(message: Message): string[] | null {
  for (const kind of KINDS) {
    const start = `rebellion-${kind}-`;
    if (message.id.startsWith(start)) return [`${kind}:${message.id.slice(start.length)}`];
  }
  return null;
}

/** The options that lead to a place: it is chosen once the leader is who activates it. */
export function leading(ref: string, state: State): number[] {
  const { decision, view } = state;
  const base = ref === "place:rebel_base";
  if (decision?.ask.id !== "rebellion-turn" || decision.kind !== "choose" || !ref.startsWith("place:") || (base && (view as RebellionView).side !== "rebel")) return [];
  return decision.options.flatMap((option, index) => (option[0] === "activate" ? [index] : []));
}

/** What a question is about: where units come from, where they go, who leads. */
export function subjects(state: State): string[] {
  return Object.values(state.decision?.ask.args ?? {}).flatMap(named);
}

const TACTICS = Object.keys(facts.cards.tactic);

/** What could be answered with a thing if it were legal: the server says why it isn't. */
export const candidates: Candidates = (ref: string, state: State) => {
  const [kind = "", key = ""] = ref.split(":");
  const parts = key.split("/");
  switch (kind) {
    case "leader": {
      const n = facts.leaders.findIndex((leader) => leader.key === key);
      return state.decision?.ask.id === "rebellion-turn" ? [["activate", n]] : [["leader", n]];
    }
    case "place": {
      const n = key === "rebel_base" ? facts.systems.length : facts.systems.findIndex((system) => system.key === key);
      return [["system", n], ["from", n]];
    }
    case "unit":
    case "queued": {
      const n = facts.units.findIndex((unit) => unit.key === parts[1]);
      return [["target", n, 0, 0, 1], ["unit", n]];
    }
    case "target":
    case "cargo":
      return [["target", facts.units.findIndex((unit) => unit.key === parts[0]), 0, 0, 1]];
    case "assigned":
      return [["reveal", Number(key)]];
    case "tactic":
      return [["play", TACTICS.indexOf(key), -1], ["card", 0]];
    default:
      return [["card", 0]];
  }
};
