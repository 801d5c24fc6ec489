/** What several of these screens say. */

import { words } from "../lib/words.svelte";

export const formatName = (format: string): string => words.maybe(`lobby-value-${format}`, format);

/** A game, and the format in which it is played if it has several. */
export const called = (game: string, format: string): string => words.maybe(`game-${game}`, game) + (format ? ` · ${formatName(format)}` : "");
