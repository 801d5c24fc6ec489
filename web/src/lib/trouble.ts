/** What went wrong, in words. */

import { Refused, api } from "./api";
import { words } from "./words.svelte";

/** The server's own texts come with any game; what is in a refusal may be a text of one of them. */
export async function inWords(error: unknown): Promise<string> {
  if (error instanceof Refused && error.said) {
    const games = words.knows(error.said) ? [] : await api.games().catch(() => []);
    for (const { name } of games) {
      if (words.knows(error.said)) break;
      await words.need(name).catch(() => undefined);
    }
    if (words.has(error.said.id)) return words.render(error.said) + (error.rule ? ` [${error.rule}]` : "");
  }
  // What fetch throws when nobody answers.
  return words.say(error instanceof TypeError ? "lobby-lost" : "table-error");
}
