/** Keys for options that come often. */

import type { Option } from "./types";

/** The words that let something pass or end it, the plainest first: P takes the first that is offered. */
const PASSES = ["pass", "decline", "done", "enough", "skip", "stop", "none"];
const PLAIN: Record<string, string[]> = { p: PASSES, y: ["yes"], n: ["no"] };

/** The keys that every table has, and the texts that say what each does; those of a game come between. */
export const BEFORE: [string[], string][] = [
  [["1", "…", "9"], "key-numbers"],
  [["←", "↑", "↓", "→"], "key-arrows"],
  [["key-enter"], "key-take"],
  [["Esc"], "key-escape"],
  [["key-space"], "key-skip"],
  [["P"], "key-pass"],
  [["Y", "N"], "key-yes-no"],
];
/** It is for questions with several answers at once, and a game's own keys for those with one: they may be the same. */
export const ALL: [string[], string] = [["A"], "key-all"];
export const AFTER: [string[], string][] = [
  [["R"], "key-again"],
  [["U"], "key-undo"],
  [["L"], "key-log"],
  [["T"], "key-text"],
  [["?"], "key-rules"],
];

const wordOf = (option: Option): string => (typeof option === "string" ? option : String(option[0]));

/**
 * The key of each option that has one, by the option's number. A game may have keys of its own: of several options with
 * the same word one has the key if it is the only one about what was pointed at, `pointed`.
 */
export function keyed(options: readonly Option[], own: Record<string, string> = {}, pointed: readonly number[] = []): Map<number, string> {
  const plain = Object.entries(PLAIN).flatMap(([key, words]) => {
    const index = words.map((word) => options.indexOf(word)).find((at) => at >= 0);
    return index === undefined ? [] : [[index, key] as const];
  });
  const all = options.map((_, index) => index);
  const particular = Object.entries(own).flatMap(([key, word]) => {
    const found = [pointed, all].map((some) => some.filter((index) => wordOf(options[index]!) === word)).find((some) => some.length);
    return found?.length === 1 ? [[found[0]!, key] as const] : [];
  });
  return new Map([...plain, ...particular]);
}

/** The option that a key takes. */
export function optionOf(key: string, options: readonly Option[], own: Record<string, string> = {}, pointed: readonly number[] = []): number | null {
  return [...keyed(options, own, pointed)].find(([, one]) => one === key)?.[0] ?? null;
}
