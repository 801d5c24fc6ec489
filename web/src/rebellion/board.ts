/** The table of Rebellion as things that can be pointed at, and what has changed on it. */

import type { LogEntry, Message, Option, State } from "../lib/types";
import facts from "./facts.json";
import { refsOf, unitKey } from "./refs";
import type { Counts, LeaderView, RebellionView } from "./view";

export type Side = "rebel" | "imperial";
export type Theater = "space" | "ground";
export type UnitFacts = (typeof facts.units)[number];

export const SIDES: readonly Side[] = ["rebel", "imperial"];
export const THEATERS: readonly Theater[] = ["space", "ground"];
export const UNIT: ReadonlyMap<string, UnitFacts> = new Map(facts.units.map((unit) => [unit.key, unit]));
export const LEADER = new Map(facts.leaders.map((leader) => [leader.key, leader]));

/** The skills that a leader has, and how much of each. */
export const skillsOf = (key: string): [string, number][] =>
  facts.skills.map((skill, i): [string, number] => [skill, LEADER.get(key)?.skills[i] ?? 0]).filter(([, count]) => count > 0);

export interface Stack {
  key: string;
  count: number;
  side: Side;
}

/** The units of a theater, Rebels first, in the order of the rulebook. */
export function stacks(units: Counts, theater: Theater): Stack[] {
  const found = facts.units.filter((unit) => unit.theater === theater && units[unit.key]);
  return SIDES.flatMap((side) =>
    found.filter((unit) => unit.side === side).map((unit) => ({ key: unit.key, count: units[unit.key]!, side })),
  );
}

export function queued(units: Counts, side: Side): Stack[] {
  return THEATERS.flatMap((theater) => stacks(units, theater)).filter((stack) => stack.side === side);
}

export function leadersAt(view: RebellionView, at: string): LeaderView[] {
  return view.leaders.filter((leader) => leader.at === at);
}

/** One unit in a combat: what it has suffered before, and what it is being dealt now. */
export interface Token {
  key: string;
  marker: number;
  dealt: number;
  doomed: boolean;
  refs: string[];
}

/** The units of a side that fight in a theater, one by one. */
export function tokens(view: RebellionView, side: Side, theater: Theater): Token[] {
  const combat = view.combat;
  if (!combat) return [];
  const units = view.places.find((place) => place.key === combat.system)?.units ?? {};
  return stacks(units, theater)
    .filter((stack) => stack.side === side)
    .flatMap(({ key, count }) => {
      const hurt: [number, number][] =
        combat.attack && combat.attack.side !== side
          ? combat.attack.hurt.filter((one) => one[0] === key).map((one) => [one[1], one[2]])
          : (combat.damage[key] ?? []).map((marker) => [marker, 0]);
      const doomed = Math.min(count, combat.doomed[key] ?? 0);
      const seen = new Map<string, number>();
      const one = (marker: number, dealt: number): Token => {
        const alike = `${key}/${marker}/${dealt}`;
        const number = (seen.get(alike) ?? 0) + 1;
        seen.set(alike, number);
        const refs = [`target:${alike}/${number}`, `cargo:${key}/${marker}`, `unit:${combat.system}/${key}`];
        return { key, marker, dealt, doomed: false, refs };
      };
      const whole = Math.max(0, count - doomed - hurt.length);
      return [
        ...hurt.map(([marker, dealt]) => one(marker, dealt)),
        ...Array.from({ length: whole }, () => one(0, 0)),
        ...Array.from({ length: doomed }, () => ({ key, marker: 0, dealt: 0, doomed: true, refs: [] })),
      ];
    });
}

/** The things that lie on the table, so that they can be pointed at. */
export function visible(view: RebellionView): Set<string> {
  const found = new Set<string>();
  for (const place of view.places) {
    found.add(`place:${place.key}`);
    for (const key of Object.keys(place.units)) found.add(`unit:${place.key}/${key}`);
  }
  for (const leader of view.leaders) if (shown(leader)) found.add(`leader:${leader.key}`);
  view.assigned.forEach((_, i) => found.add(`assigned:${i}`));
  view.queue.forEach((units, space) => {
    if (space > 0) found.add(`queue:${space}`);
    for (const key of Object.keys(units)) found.add(`queued:${space}/${key}`);
  });
  for (const card of hand(view)) found.add(card);
  for (const ref of fighting(view)) found.add(ref);
  return found;
}

function* fighting(view: RebellionView): Generator<string> {
  if (!view.combat) return;
  for (const side of SIDES) for (const theater of THEATERS) for (const token of tokens(view, side, theater)) yield* token.refs;
  yield "deck:0";
  yield "deck:1";
  for (const [i, [colour, face]] of (view.combat.attack?.dice ?? []).entries()) {
    yield `die:${i}`;
    if (face === "special") yield `special:${colour === "red" ? 0 : 1}`;
  }
}

/** Whether a leader has a place on the table: leaders on a mission are shown there, the rest wait in the box. */
export function shown(leader: LeaderView): boolean {
  return leader.at !== "supply" && leader.at !== "eliminated";
}

export interface Hand {
  kind: "mission" | "action" | "objective" | "probe" | "tactic";
  refs: string[];
}

/** The cards that a seat sees as its own. */
export function hands(view: RebellionView): Hand[] {
  const side = view.side === null ? -1 : SIDES.indexOf(view.side as Side);
  if (side < 0) return [];
  const cards = (kind: string, keys: readonly (string | number)[]): string[] => keys.map((key) => `${kind}:${key}`);
  const found: Hand[] = [
    { kind: "mission", refs: cards("mission", view.missions[side]?.hand ?? []) },
    { kind: "action", refs: cards("action", view.actions.hand) },
  ];
  if (side === 0) found.push({ kind: "objective", refs: cards("objective", view.objectives.hand) });
  else found.push({ kind: "probe", refs: cards("probe", view.probes.hand) });
  found.push({ kind: "tactic", refs: cards("tactic", view.tactics.hands[side]?.hand ?? []) });
  return found;
}

function hand(view: RebellionView): string[] {
  return hands(view).flatMap(({ kind, refs }) => (kind === "probe" ? [] : refs));
}

/** Something that is offered and lies nowhere on the table yet: a die, a unit of the supply, a card of a deck. */
export type Offered = { ref: string } & ({ kind: "die"; colour: string; face: string } | { kind: "unit"; key: string } | { kind: "card" });

const COLOURS = ["red", "black"];
const FACES = ["hit", "direct_hit", "special", "blank"];

export function offered(state: State): Offered[] {
  const decision = state.decision;
  if (!decision || !("options" in decision)) return [];
  const there = visible(state.view);
  const found = new Map<string, Offered>();
  for (const [index, option] of decision.options.entries()) {
    const refs = refsOf(option, index, state);
    const offer = refs.some((ref) => there.has(ref)) ? null : offering(option, refs);
    if (offer) found.set(offer.ref, offer);
  }
  return [...found.values()];
}

function offering(option: Option, refs: string[]): Offered | null {
  if (typeof option === "string") return null;
  const [word, ...rest] = option;
  const [first = 0, second = 0, third = 0] = rest.map(Number);
  const ref = refs[0] ?? "";
  if (word === "die") return die(ref, second, third);
  if (word === "set") return die(ref, first, second);
  if (word === "blank") return die(ref, 1, second);
  if (word === "unit") return { ref, kind: "unit", key: unitKey(first) };
  const card = refs.find((one) => CARD.test(one));
  return card ? { ref: card, kind: "card" } : null;
}

const CARD = /^(mission|action|objective|tactic):/;

const die = (ref: string, colour: number, face: number): Offered => ({
  ref,
  kind: "die",
  colour: COLOURS[colour] ?? "black",
  face: FACES[face] ?? "blank",
});

/** All that can be pointed at now, with what is laid out for a question. */
export function onTable(state: State): Set<string> {
  const found = visible(state.view);
  for (const { ref } of offered(state)) found.add(ref);
  return found;
}

/** What has changed at each place: units by kind, and whether its loyalty or marks did. */
export interface Change {
  units: Counts;
  marks: boolean;
}

export function changes(before: RebellionView | null, now: RebellionView): Map<string, Change> {
  const found = new Map<string, Change>();
  for (const [i, place] of now.places.entries()) {
    const old = before?.places[i];
    if (!old) continue;
    const units: Counts = {};
    for (const key of new Set([...Object.keys(old.units), ...Object.keys(place.units)])) {
      const by = (place.units[key] ?? 0) - (old.units[key] ?? 0);
      if (by) units[key] = by;
    }
    const marks = old.loyalty !== place.loyalty || String(old.marks) !== String(place.marks);
    if (marks || Object.keys(units).length) found.set(place.key, { units, marks });
  }
  return found;
}

export interface Trip {
  from: string;
  to: string;
  side: Side;
}

/** Who went from where to where on the map, as far as it can be seen: leaders, and units lost here and gained there. */
export function trips(before: RebellionView | null, now: RebellionView): Trip[] {
  if (!before) return [];
  const found = new Map<string, Trip>();
  const go = (from: string, to: string, side: Side): unknown => found.set(`${from}>${to}>${side}`, { from, to, side });
  const places = new Set(now.places.map((place) => place.key));
  for (const [i, leader] of now.leaders.entries()) {
    const old = before.leaders[i];
    if (old && old.at !== leader.at && places.has(old.at) && places.has(leader.at)) go(old.at, leader.at, leader.side as Side);
  }
  const changed = [...changes(before, now)];
  for (const unit of facts.units) {
    const lost = changed.filter(([, change]) => (change.units[unit.key] ?? 0) < 0);
    const gained = changed.filter(([, change]) => (change.units[unit.key] ?? 0) > 0);
    if (gained.length === 1) for (const [from] of lost) go(from, gained[0]![0], unit.side as Side);
  }
  return [...found.values()];
}

/** How many action cards a side holds; its seats show them to each other. */
export function actionsOf(view: RebellionView, side: Side): number {
  return view.actions.held.reduce((sum, held, seat) => (view.roles[seat]?.side === side ? sum + held : sum), 0);
}

/** What has happened since somebody last chose: how the table was then, and what was told. */
export interface Since {
  view: RebellionView | null;
  lines: readonly LogEntry[];
}

const FIRST_LINES = 3;
const MOST_LINES = 40;

export function since(known: Since, before: State | null, now: State): Since {
  if (!before?.view || before.seat !== now.seat) return { view: null, lines: now.log.slice(-FIRST_LINES) };
  const fresh = now.seat === null || before.decision !== null;
  if (fresh && before.question !== now.question) return { view: before.view, lines: now.log };
  return { view: known.view ?? before.view, lines: [...known.lines, ...now.log].slice(-MOST_LINES) };
}

/** What the ships that are about to leave can carry, and what needs to be carried. */
export interface Load {
  room: number;
  cargo: number;
}

export function load(state: State, amounts: readonly number[]): Load | null {
  const decision = state.decision;
  if (decision?.kind !== "distribute" || decision.ask.id !== "rebellion-move-units") return null;
  const found = { room: 0, cargo: 0 };
  decision.options.forEach((option, i) => {
    const unit = option[0] === "unit" ? UNIT.get(unitKey(Number(option[1]))) : undefined;
    const amount = amounts[i] ?? 0;
    found.room += (unit?.capacity ?? 0) * amount;
    found.cargo += unit?.restricted ? amount : 0;
  });
  return found;
}

/** The dice that a line of the log tells of. */
export function diceIn(line: Message): [string, string][] {
  const dice = line.args?.["dice"];
  if (!Array.isArray(dice)) return [];
  return dice.flatMap(({ id }): [string, string][] => {
    const [, colour, face] = /^rebellion-die-(red|black)-(\w+)$/.exec(id) ?? [];
    return colour && face ? [[colour, face]] : [];
  });
}
