/** The Empire's notes of where the base can't be, kept from what it was shown. */

import type { LogEntry } from "../lib/types";
import facts from "./facts.json";
import type { PlaceView, RebellionView } from "./view";

const GROUND = facts.units.filter((unit) => unit.side === "imperial" && unit.theater === "ground").map((unit) => unit.key);

export interface Notes {
  /** How often the base has been moved: what was searched before that says nothing any more. */
  moves: number;
  searched: readonly string[];
}

export const NONE: Notes = { moves: 0, searched: [] };

/** What was kept as text; nothing, if it is no notes. */
export function recalled(text: string): Notes {
  try {
    const { moves, searched } = JSON.parse(text) as Partial<Notes>;
    return Number.isInteger(moves) && Array.isArray(searched) ? { moves: moves!, searched: searched.filter((key) => typeof key === "string") } : NONE;
  } catch {
    return NONE;
  }
}

/** How often the log tells that the base has been moved. */
export const moved = (log: readonly LogEntry[]): number => log.filter(({ message }) => message.id === "rebellion-base-moved").length;

/** Whether a base here would have been revealed, or is no more: where Imperial ground units or loyalty are, and in a destroyed system. */
const searched = ({ loyalty, units, marks }: PlaceView): boolean => loyalty === "imperial" || GROUND.some((key) => units[key]) || (marks ?? []).includes("destroyed");

/** Add to the notes what a view shows. Before the base has been hidden there is nothing to note. */
export function noted(notes: Notes, view: RebellionView, log: readonly LogEntry[]): Notes {
  if (view.side !== "imperial" || view.phase === "setup") return NONE;
  const moves = moved(log);
  const now = view.places.filter(searched).map(({ key }) => key);
  return { moves, searched: [...new Set([...(moves === notes.moves ? notes.searched : []), ...now])].sort() };
}

/** Where the base can still be: no probe card has been seen of it, and nobody has searched it. Coruscant has no probe card. */
export function open(notes: Notes, view: RebellionView): Set<string> {
  const out = new Set(["coruscant", ...notes.searched, ...view.probes.hand, ...view.probes.gone]);
  return new Set(facts.systems.map(({ key }) => key).filter((key) => !out.has(key)));
}
