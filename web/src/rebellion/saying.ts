/** The things of the table in words. */

import { words } from "../lib/words.svelte";
import { SIDES, THEATERS, leadersAt, stacks, type Stack } from "./board";
import facts from "./facts.json";
import type { Counts, LeaderView, PlaceView, RebellionView } from "./view";

export const placeName = (key: string): string => words.say(`rebellion-place-${key}`);
export const unitName = (key: string): string => words.say(`rebellion-unit-${key}`);
export const leaderName = (key: string): string => words.say(`rebellion-leader-${key}`);
export const sideName = (side: string): string => words.say(`rebellion-side-${SIDES.indexOf(side as "rebel")}`);
export const theaterName = (theater: string): string => words.say(`rebellion-theater-${THEATERS.indexOf(theater as "space")}`);

export function some({ key, count }: { key: string; count: number }): string {
  return words.say("rebellion-units", { count, unit: { id: `rebellion-unit-${key}` } });
}

export function unitsInWords(units: Counts): string[] {
  return SIDES.flatMap((side) => {
    const mine: Stack[] = THEATERS.flatMap((theater) => stacks(units, theater)).filter((stack) => stack.side === side);
    return mine.length ? [`${sideName(side)}: ${words.listed(mine.map(some))}`] : [];
  });
}

export function leaderInWords(leader: LeaderView): string {
  const name = leaderName(leader.key);
  return leader.ring ? `${name} (${words.say(`rebellion-ring-${leader.ring}`)})` : name;
}

/** Loyalty and markers of a system. */
export function standing(place: PlaceView): string[] {
  const number = facts.systems.findIndex((system) => system.key === place.key);
  if (number < 0) return [];
  const marks = (place.marks ?? []).map((mark) => words.say(`rebellion-mark-${mark}`));
  if (!facts.systems[number]!.icons.length) return [words.say("reb-ui-remote"), ...marks];
  const loyal = place.loyalty ? words.say("reb-ui-loyal", { side: sideName(place.loyalty) }) : words.say("reb-ui-neutral");
  return [loyal, ...marks];
}

export interface Known {
  base: boolean;
  probed: boolean;
}

/** What is known of the base at a place. */
export function known(view: RebellionView, key: string): Known {
  return { base: view.base.system === key, probed: view.probes.hand.includes(key) || view.probes.gone.includes(key) };
}

/** All that there is to say of a place. */
export function placeInWords(view: RebellionView, place: PlaceView): string {
  const { base, probed } = known(view, place.key);
  const parts = [placeName(place.key), ...standing(place)];
  if (base) parts.push(words.say(view.base.revealed ? "reb-ui-base-found" : "reb-ui-base-here", { place: placeName(place.key) }));
  if (probed) parts.push(words.say("reb-ui-probe-seen"));
  parts.push(...unitsInWords(place.units));
  const leaders = leadersAt(view, place.key);
  if (leaders.length) parts.push(words.listed(leaders.map(leaderInWords)));
  return parts.join(", ");
}
