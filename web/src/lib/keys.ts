/** Keys for options that come often. */

import type { Option } from "./types";

/** The words that let something pass or end it, the plainest first: P takes the first that is offered. */
const PASSES = ["pass", "decline", "done", "enough", "skip", "stop", "none"];
const PLAIN: Record<string, string[]> = { p: PASSES, y: ["yes"], n: ["no"] };

/** The key of each option that has one, by the option's number; a game may have keys of its own. */
export function keyed(options: readonly Option[], own: Record<string, string> = {}): Map<number, string> {
  const keys = [...Object.entries(PLAIN), ...Object.entries(own).map(([key, word]): [string, string[]] => [key, [word]])];
  return new Map(
    keys.flatMap(([key, words]) => {
      const index = words.map((word) => options.indexOf(word)).find((at) => at >= 0);
      return index === undefined ? [] : [[index, key] as const];
    }),
  );
}

/** The option that a key takes. */
export function optionOf(key: string, options: readonly Option[], own: Record<string, string> = {}): number | null {
  return [...keyed(options, own)].find(([, one]) => one === key)?.[0] ?? null;
}
