/** What a move shows: who acts, on what, and what comes of it in numbers. Things are named as on the table: `unit:3`. */

import type { Beat } from "./story.svelte";
import type { Arg, Message, State } from "./types";

export interface Deed {
  /** What acts, if the line says so. */
  by: string | null;
  /** What it is done to. */
  on: string[];
  /** What is shown large, if it is not what acts: the card that is played, say. */
  card?: string;
}
/** What a line of the log is about. */
export type About = (message: Message, state: State) => Deed;

/** A number that flies off a thing: how much it was hurt, or healed if that is less than nothing. */
export interface Hurt {
  ref: string;
  amount: number;
}
export type Numbers = (before: State, now: State) => Hurt[];

/** The things that messages point at: each says which it is, as `thing`. */
function things(arg: Arg | undefined): string[] {
  if (Array.isArray(arg)) return arg.flatMap(things);
  if (typeof arg !== "object") return [];
  const thing = arg.args?.["thing"];
  return typeof thing === "string" ? [thing] : [];
}

/** What a line is about by what it says itself: `by` acts on `on`; or else the first thing that it names acts on the others. */
export const pointed: About = ({ args = {} }) => {
  const { by, on, ...others } = args;
  const named = [...things(by), ...Object.values(others).flatMap(things)];
  const first = typeof by === "string" ? by : (named[0] ?? null);
  const rest = typeof by === "string" ? named : named.slice(1);
  return { by: first, on: [...(typeof on === "string" ? [on] : things(on)), ...rest] };
};

/** What a question points at itself: what asks, and the things it speaks of. */
export function askedAbout({ args = {} }: Message): { by: string | null; on: string[] } {
  const { by, on } = args;
  return { by: typeof by === "string" ? by : null, on: typeof on === "string" ? [on] : things(on) };
}

/** What a move is about: what acts first, and all that it acts on. */
export function deedOf({ state }: Beat, about: About = pointed): Deed {
  const deeds = state.log.map(({ message }) => about(message, state));
  const first = deeds.find(({ by, card }) => by !== null || card !== undefined);
  const same = first ? deeds.filter(({ by }) => by === first.by) : deeds;
  const on = [...new Set(same.flatMap((deed) => deed.on))].filter((ref) => ref !== first?.by);
  const card = deeds.find((deed) => deed.card)?.card;
  return { by: first?.by ?? null, on, ...(card ? { card } : {}) };
}
