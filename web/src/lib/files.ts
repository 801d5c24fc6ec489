/** Files that somebody opens: a record of a whole game, or a report of what one seat knew at one moment. */

import { api } from "./api";
import type { Source, Story } from "./replay.svelte";
import type { Json, Seat } from "./types";

/** Larger files are no records, and are not even read. */
export const LARGEST = 256 * 1024;

const nobody = (count: number): Seat[] => Array.from({ length: count }, () => ({ kind: "open", name: null, level: null }));

export function fromRecord(text: string): Source {
  return {
    async story(seat) {
      const { count, ...told } = await api.openRecord(text, seat);
      return { ...told, seats: nobody(count) };
    },
    moments: (seat, from, count) => api.recordMoments(text, seat, from, count),
  };
}

/** Return the report that a text is, if it is one. */
export function reportIn(text: string): Json | null {
  try {
    const told: Json = JSON.parse(text);
    return told?.tablero === "report" && typeof told.game === "string" && Array.isArray(told.log) && typeof told.view === "object" ? told : null;
  } catch {
    return null;
  }
}

export function fromReport(report: Json): Source {
  const log = report.log.map((message: Json) => ({ moment: 0, message }));
  const count = Array.isArray(report.view?.players) ? report.view.players.length : 2;
  const story: Story = { game: report.game, seats: nobody(count), moments: 1, outcome: report.outcome ?? null, log };
  return {
    story: () => Promise.resolve(story),
    moments: () => Promise.resolve([{ ...report, moment: 0 }]),
  };
}
