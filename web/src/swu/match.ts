/** What a seat sees of a match outside its games (src/tablero/games/swu/match_view.py). */

import type { CardRef, Printed } from "./view";

export interface MatchView {
  seat: number | null;
  stage: string;
  format: string;
  needed: number;
  game: number;
  wins: number[];
  drawn: number;
  limited: {
    set: string;
    round: number | null;
    held: number[];
    hand: CardRef[];
    pool: CardRef[];
    leaders: CardRef[][];
    passing: CardRef[][];
  } | null;
  decks: { pairs: { leaders: string[]; base: string }[]; banned: number | null; retired: number[]; playing: number | null }[] | null;
  deck: { leaders: string[]; base: string | null; main: CardRef[]; side: CardRef[] } | null;
  suggested: CardRef[] | null;
  cards: Record<string, Printed>;
  table: unknown;
}

export function matchVisible(view: MatchView): Set<string> {
  const all = [...(view.limited?.hand ?? []), ...(view.limited?.pool ?? []), ...(view.deck?.main ?? []), ...(view.deck?.side ?? [])];
  return new Set(all.map(({ card }) => `card:${card}`));
}
