/** Time that is left, as it is shown between two messages of the server. */

import type { Arg, Clock, Waits } from "./types";

const HOUR = 3_600_000;

/** What everybody has left when so many milliseconds have passed since the server said so. */
export function leftNow(clock: Clock, passed: number): number[] {
  return clock.left.map((ms, i) => (clock.running.includes(i) ? ms - passed : ms));
}

/** The first of the others whose time is over; -1 if there is none, or nobody to claim it. */
export function lateSeat(left: readonly number[], seat: number | null): number {
  return seat === null ? -1 : left.findIndex((ms, i) => i !== seat && ms < 0);
}

/** Which seat that is waited for a bot may go on for now; -1 if there is none. */
export function absent(botIn: readonly (number | null)[], passed: number, waiting: readonly number[], seat: number | null): number {
  return seat === null ? -1 : botIn.findIndex((ms, i) => ms !== null && i !== seat && waiting.includes(i) && ms - passed <= 0);
}

export const SLOW = 60_000;
export const NUDGES = 5 * 60_000;
export const SILENT = 24 * HOUR;

/** The first of the others who has been asked for so long, when so many milliseconds have passed since the server said so; -1 if there is none. */
export function askedFor(waits: Waits, passed: number, seat: number | null, ms: number): number {
  if (seat === null) return -1;
  return Number(Object.keys(waits.since).find((one) => Number(one) !== seat && waits.now - waits.since[one]! + passed >= ms) ?? -1);
}

/** Whether it is time to hurry: the last tenth, at most a minute; where there are days, the last six hours. */
export function isLow(left: number, clock: Clock): boolean {
  return left >= 0 && left < (clock.renews ? 6 * HOUR : Math.min(60_000, clock.start / 10));
}

export function spoken(ms: number, say: (id: string, args?: Record<string, Arg>) => string): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  if (days) return say("table-clock-days", { days, hours });
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
