/** Who sits where, in words. */

import type { Seat } from "./types";

export interface SeatWords {
  bot: string;
  seat: (number: number) => string;
  you: string;
}

/** A name for every seat; no two are the same, so that "Ana asks to take back" says which Ana. */
export function namesOf(seats: readonly Seat[], own: number | null, words: SeatWords): string[] {
  const plain = seats.map((seat, i) => {
    if (seat.kind === "bot") return seat.away && seat.name ? `${seat.name} (${words.bot})` : words.bot;
    return seat.name ?? words.seat(i + 1);
  });
  return plain.map((name, i) => {
    const alone = plain.every((other, j) => i === j || other !== name);
    const full = alone ? name : `${name} ${i + 1}`;
    return i === own ? `${full} (${words.you})` : full;
  });
}
