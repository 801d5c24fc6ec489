/** What players bring to a table: decks, armies. */

import type { Arg, Brings } from "./types";
import { words } from "./words.svelte";

/** Say it of decks or armies where there are words for that, else of lists. */
export function sayOf(brings: Brings, id: string, args?: Record<string, Arg>): string {
  const special = `${id}-${brings.setting}`;
  return words.say(words.has(special) ? special : id, args);
}

/** Return what a player brings with these settings, if it is anything. */
export function broughtWith(brings: Brings | null, settings: Record<string, unknown>): Brings | null {
  return brings && brings.count[formatOf(brings, settings)] !== 0 ? brings : null;
}

export function formatOf(brings: Brings, settings: Record<string, unknown>): string {
  return String(settings["format"] ?? brings.formats[0]);
}
