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

/** Where a leader is, and what goes for it this round. */
export function whereabouts(view: RebellionView, leader: LeaderView): string {
  const at = ["pool", "mission", "supply", "eliminated"].includes(leader.at) ? words.say(`reb-ui-at-${leader.at}`) : placeName(leader.at);
  const lasting = (["detained", "protected", "unpinning", "bonus"] as const).filter((name) => view.lasting[name].includes(leader.key));
  return [at, ...lasting.map((name) => words.say(`reb-ui-lasting-${name}`))].join(" · ");
}

export const shapeName = (shape: string): string => ({ triangle: "▲", circle: "●", square: "■" })[shape] ?? shape;

/** The name of a card as it is called on the table: `mission:sabotage`, or `objective:2` for one of which only the back is known. */
export function cardName(ref: string): string {
  const [kind = "", key = ""] = ref.split(":");
  if (kind === "probe") return placeName(key);
  if (kind === "objective" && /^\d+$/.test(key)) return words.say("reb-ui-objective-tier", { tier: Number(key) });
  return words.maybe(`rebellion-${kind}-${key}`, key);
}

/** Loyalty and markers of a system, and what is known of the base there. */
export function standing(view: RebellionView, place: PlaceView): string[] {
  const system = facts.systems.find((one) => one.key === place.key);
  if (!system) return [];
  const parts = [system.icons.length ? words.say(`rebellion-loyalty-${place.loyalty ?? "neutral"}`) : words.say("reb-ui-remote")];
  parts.push(...(place.marks ?? []).map((mark) => words.say(`rebellion-mark-${mark}`)));
  const { base, probed } = known(view, place.key);
  if (base) parts.push(words.say(view.base.revealed ? "reb-ui-base-found" : "reb-ui-base-here", { place: placeName(place.key) }));
  if (probed) parts.push(words.say("reb-ui-probe-seen"));
  if (view.lasting.locked.includes(place.key)) parts.push(words.say("reb-ui-lasting-locked"));
  return parts;
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
  const parts = [placeName(place.key), ...standing(view, place), ...unitsInWords(place.units)];
  const leaders = leadersAt(view, place.key);
  if (leaders.length) parts.push(words.listed(leaders.map(leaderInWords)));
  return parts.join(", ");
}
