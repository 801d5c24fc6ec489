/** How somebody's finished games went: in all, and by what they brought. */

import type { Message, TableFacts } from "../lib/types";

export interface FinishedGame extends TableFacts {
  mine: number[];
  /** The seats that have won, none for a draw; null where that was not noted. */
  winners: number[] | null;
  /** What one's deck or army is called. */
  brought: Message | null;
}

export type Result = "won" | "lost" | "drawn" | "unknown";

/** How a game went for who played it; who sat on several sides has neither won nor lost. */
export function resultOf(game: FinishedGame): Result {
  if (game.winners === null || !game.mine.length) return "unknown";
  if (!game.winners.length) return "drawn";
  const won = game.mine.filter((seat) => game.winners!.includes(seat)).length;
  if (won === game.mine.length) return "won";
  return won ? "unknown" : "lost";
}

export interface Tally {
  key: string;
  games: FinishedGame[];
  won: number;
  lost: number;
  drawn: number;
}

/** Games that share a key, those of which there are most first; games whose result nobody knows don't count. */
export function tallied(games: FinishedGame[], keyOf: (game: FinishedGame) => string | null): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    const key = keyOf(game);
    const result = resultOf(game);
    if (key === null || result === "unknown") continue;
    const tally = found.get(key) ?? { key, games: [], won: 0, lost: 0, drawn: 0 };
    tally.games.push(game);
    tally[result] += 1;
    found.set(key, tally);
  }
  return [...found.values()].sort((a, b) => b.games.length - a.games.length || (a.key < b.key ? -1 : 1));
}

/** The share of games that were won, a draw as half a win. */
export const share = (tally: Tally): number => (tally.won + tally.drawn / 2) / tally.games.length;
