/** What a move on a battlefield shows in numbers: the wounds that each unit has lost, or has back. */

import type { Hurt } from "../lib/deeds";
import type { Figure } from "./view";

export function woundsLost(before: readonly Figure[], now: readonly Figure[]): Hurt[] {
  const lost = new Map<number, number>();
  for (const [figures, sign] of [[before, 1], [now, -1]] as const)
    for (const { unit, wounds } of figures) lost.set(unit, (lost.get(unit) ?? 0) + sign * wounds[0]);
  return [...lost].flatMap(([unit, amount]) => (amount ? [{ ref: `unit:${unit}`, amount }] : []));
}
