/** Units and what they have done in words. */

import { onField, woundsOf } from "../battlefield/view";
import type { Message } from "../lib/types";
import { words } from "../lib/words.svelte";
import { notesOf, type BattleView, type DatasheetView, type ModelView, type UnitView } from "./view";

/** What shows at a glance that a unit has done something; its text stands beside it. */
export const SIGNS: Record<string, string> = {
  stationary: "■",
  normal: "➜",
  advance: "»",
  "fall-back": "↩",
  shot: "⊕",
  charged: "⚡",
  fought: "⚔",
  "battle-shocked": "!",
  hovering: "≈",
  "below-half": "½",
};

export const noteText = (note: string): string => words.maybe(`wh40k-did-${note}`, note);
export const placeText = (place: string): string => words.maybe(`wh40k-place-${place}`, place);
export const terrainName = (kind: string): string => words.maybe(`wh40k-terrain-${kind}`, kind);
export const phaseName = (phase: string): string => words.say(`w40-phase-${phase}`);

/** All that there is to say of a unit in a line. */
export function unitInWords(unit: UnitView, letter: string, models: readonly ModelView[]): string {
  const [wounds, most] = woundsOf(models);
  const told = [`${letter} ${words.say("wh40k-shown-unit", { name: unit.name, models: models.length, strength: unit.strength ?? models.length, wounds, most })}`];
  if (!onField(unit)) told.push(placeText(unit.place));
  return [...told, ...notesOf(unit).map(noteText)].join(", ");
}

/** An ability or a weapon's ability as it is called, with what stands behind it. */
export function abilityName(text: string): string {
  const [name = "", ...rest] = text.split(" ");
  return [words.maybe(`w40-ability-${name}`, name), ...rest].join(" ");
}

export const sheetsOf = (view: BattleView, unit: UnitView): DatasheetView[] => unit.datasheets.flatMap((name) => view.datasheets[name] ?? []);

export const said = (message: Message): string => words.render(message);
