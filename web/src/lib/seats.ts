/** Who sits where, in words. */

import type { Seat, Strength } from "./types";

export interface SeatWords {
  bot: string;
  /** Somebody without a name. */
  seat: (number: number) => string;
  you: string;
}

/** What everybody is called in a sentence, as in the log; empty where there is no name. No two are the same, so that
 * "Ana asks to take back" says which Ana. */
export function calledOf(seats: readonly Seat[], bot: string): string[] {
  const plain = seats.map((seat) => (seat.kind === "bot" && !isAway(seat) ? bot : (seat.name ?? "")));
  return plain.map((name, i) => (name && plain.some((other, j) => i !== j && other === name) ? `${name} ${i + 1}` : name));
}

/** A name for every seat, as in the list of players: saying who is a bot for now, and which seat is one's own. */
export function namesOf(seats: readonly Seat[], own: number | null, words: SeatWords): string[] {
  return calledOf(seats, words.bot).map((name, i) => {
    const full = `${name || words.seat(i + 1)}${isAway(seats[i]!) ? ` (${words.bot})` : ""}`;
    return i === own ? `${full} (${words.you})` : full;
  });
}

/** Whether a bot goes on for somebody whose seat it still is. */
function isAway(seat: Seat): boolean {
  return seat.kind === "bot" && Boolean(seat.away && seat.name);
}

/** Who sits at a bot's seat unless somebody chooses: one that plays by plans, where a game has them. */
export function usualLevel(bots: string[]): string {
  return ["medium", "greedy"].find((one) => bots.includes(one)) ?? bots[0]!;
}

/** A rating with its deviation, as "1512 ±85"; a question mark says that it is no more than a guess. */
export const strength = (one: Strength): string => `${one.rating}${one.provisional ? "?" : ""} ±${one.deviation}`;
