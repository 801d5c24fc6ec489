/** The log in chapters: one for every round, so that a long game stays easy to read and quick to show. */

import type { Message } from "./types";

export interface Line {
  at: number;
  message: Message;
}

export interface Chapter {
  /** Where it begins in the whole log. */
  start: number;
  head: Line | null;
  lines: Line[];
}

/** What begins a round in the log of a game. */
const HEADS = /-(log-round|draft-round|log-game|time-at)$/;

export function isHead(message: Message): boolean {
  return HEADS.test(message.id);
}

export function chapters(log: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  log.forEach((line, i) => {
    if (isHead(line.message)) found.push({ start: i, head: line, lines: [] });
    else {
      if (found.length === 0) found.push({ start: 0, head: null, lines: [] });
      found.at(-1)!.lines.push(line);
    }
  });
  return found;
}

/** Letters without accents, for searching. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The lines that have all of these words. */
export function matching<T extends { message: Message }>(log: readonly T[], wanted: string, render: (message: Message) => string): T[] {
  const parts = folded(wanted).split(/\s+/).filter(Boolean);
  return log.filter((line) => {
    const text = folded(render(line.message));
    return parts.every((part) => text.includes(part));
  });
}
