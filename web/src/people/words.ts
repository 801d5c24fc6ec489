/** What several of these screens say. */

import { capital } from "../lib/texts";
import { words } from "../lib/words.svelte";

export const formatName = (format: string): string => capital(words.maybe(`lobby-value-${format}`, format));

/** A game, and the format in which it is played if it has several. */
export const called = (game: string, format: string): string => words.maybe(`game-${game}`, game) + (format ? ` · ${formatName(format)}` : "");
