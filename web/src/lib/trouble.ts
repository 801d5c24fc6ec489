/** What went wrong, in words. */

import { Refused } from "./api";
import { words } from "./words.svelte";

export async function inWords(error: unknown): Promise<string> {
  if (error instanceof Refused && error.said) {
    if (!words.has(error.said.id)) await words.need("rebellion").catch(() => undefined); // the server's own texts come with any game
    if (words.has(error.said.id)) return words.render(error.said);
  }
  // What fetch throws when nobody answers.
  return words.say(error instanceof TypeError ? "lobby-lost" : "table-error");
}
