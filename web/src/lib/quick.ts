/** Games that are begun with one click. */

import { api } from "./api";
import { prefs, remember, remembered, session } from "./prefs.svelte";
import type { GameFacts } from "./types";
import { words } from "./words.svelte";

/** What a newcomer is offered with one click; the rest has its usual value. */
const QUICK: Record<string, Record<string, unknown>[]> = {
  "swu-match": [{ format: "draft" }],
  legion: [{ format: "skirmish", edition: "2026" }, { format: "skirmish", edition: "2023" }],
};
/** How somebody's first game of it is set up. */
const FIRST: Record<string, Record<string, unknown>> = { rebellion: { first_game: true } };
const played = (game: string): string => `played.${game}`;

export const quick = (game: GameFacts): Record<string, unknown>[] => QUICK[game.name] ?? [(!remembered(played(game.name)) && FIRST[game.name]) || {}];

/** Make a table with bots of a level, and return its id. */
export async function againstBot(game: GameFacts, level: string, settings: Record<string, unknown> = quick(game)[0] ?? {}): Promise<string> {
  const seats = Array.from({ length: game.seats[0] ?? 2 }, (_, i) => (i ? { kind: "bot", level } : { kind: "me" }));
  const made = await api.create({ game: game.name, settings, seats, clock: null, spectators: true, chat: "seats", name: prefs.name || words.say("lobby-guest") });
  session.keep(made.token);
  remember(played(game.name), "yes");
  return made.table;
}
