/** How a game stood from its first decision to its end, as shares of each side. */

import type { Message, Outcome } from "../lib/types";

/** A decision, and how likely each seat was to win before it. */
export interface Decided {
  step: number;
  seat: number;
  question: Message;
  answer: Message;
  chances: number[];
}

/** A choice that was worse than the bot's: the chance after both, and how the better one would have gone on. */
export interface Mistake extends Decided {
  better: Message;
  chance: number;
  chance_better: number;
  loss: number;
  line: { seat: number; answer: Message }[];
}

export interface Found {
  bot: string;
  /** The side of each seat. */
  teams: number[];
  outcome: Outcome;
  decisions: Decided[];
  mistakes: Mistake[];
}

export interface Analysis {
  status: "none" | "working" | "done" | "stopped";
  examined: number;
  total: number;
  found: Found | null;
}

/** How it stood at a moment: a share for each side, which are 1 together. The last one is the end. */
export interface Point {
  step: number | null;
  shares: number[];
}

/** A choice after which it stood otherwise: by how much the share of its side has changed until the next. */
export interface Swing {
  decided: Decided;
  side: number;
  before: number;
  after: number;
}

/** The sides in order, each with its seats. */
export function sidesOf(teams: number[]): number[][] {
  const sides = new Map<number, number[]>();
  teams.forEach((team, seat) => sides.set(team, [...(sides.get(team) ?? []), seat]));
  return [...sides.values()];
}

/** The chances of seats as shares of the sides; alike where nobody has any. */
export function shares(chances: number[], sides: number[][]): number[] {
  const means = sides.map((seats) => seats.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0) / seats.length);
  const total = means.reduce((sum, one) => sum + one, 0);
  return means.map((one) => (total > 0 ? one / total : 1 / sides.length));
}

export function points(found: Found): Point[] {
  const sides = sidesOf(found.teams);
  const judged = found.decisions.filter((one) => one.chances.length > 0);
  if (!judged.length) return [];
  const won = found.teams.map((_, seat) => (found.outcome.winners.includes(seat) ? 1 : 0));
  return [...judged.map((one) => ({ step: one.step, shares: shares(one.chances, sides) })), { step: null, shares: shares(won, sides) }];
}

const WORTH = 0.08;

/** The largest changes between two decisions, in the order of the game; how it ended is none of them. */
export function swings(found: Found, most: number): Swing[] {
  const sides = sidesOf(found.teams);
  const judged = found.decisions.filter((one) => one.chances.length > 0);
  const all = judged.slice(0, -1).map((decided, i): Swing => {
    const side = sides.findIndex((seats) => seats.includes(decided.seat));
    return { decided, side, before: shares(decided.chances, sides)[side]!, after: shares(judged[i + 1]!.chances, sides)[side]! };
  });
  const change = (one: Swing): number => Math.abs(one.after - one.before);
  const largest = all.filter((one) => change(one) >= WORTH).sort((a, b) => change(b) - change(a));
  return largest.slice(0, most).sort((a, b) => a.decided.step - b.decided.step);
}

/** Shares in whole hundredths that add up as the shares do: those with the largest rest are rounded up. */
export function hundredths(shares: number[]): number[] {
  const exact = shares.map((one) => one * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  const rest = (i: number): number => exact[i]! - whole[i]!;
  for (const i of [...whole.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, missing)) whole[i]! += 1;
  return whole.map((one) => one / 100);
}

/** Where a point lies from left to right, from 0 to 100. */
export const across = (index: number, count: number): number => (count > 1 ? (100 * index) / (count - 1) : 0);

/** A line through the shares of a side, in a field of 100 by 100. */
export function pathOf(line: Point[], side: number): string {
  return line.map((one, i) => `${i ? "L" : "M"}${round(across(i, line.length))} ${round(100 - 100 * one.shares[side]!)}`).join("");
}

const round = (value: number): number => Math.round(value * 100) / 100;
