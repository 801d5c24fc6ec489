/** What a battle of Warhammer 40,000 shows, as its `view.py` sends it. Lengths are in 0.01 mm. */

import type { Rolled } from "../battlefield/Die.svelte";
import { INCH, lettersOf, levelsOver, type Company, type Figure, type Outline, type TerrainView } from "../battlefield/view";
import type { Message, State } from "../lib/types";

/** The radius of an objective marker, and how far from it models have a say. */
export const MARKER = 2000;
export const CONTROL = 3 * INCH;
export const ENGAGEMENT = INCH;

export interface UnitView extends Company {
  datasheets: string[];
  models: number[];
  moved: string;
  shot: boolean;
  charged: boolean;
  fought: boolean;
  hovering: boolean;
  battle_shocked: boolean;
  lasting: string[];
  /** What it has besides what its datasheets say, and the rules don't know. */
  unenforced?: string[];
  strength?: number;
  below_half?: boolean;
}
export interface ModelView extends Figure {
  part: number;
  height: number;
  weapons: number[];
}
export interface WeaponView {
  name: string;
  range?: number;
  attacks: number | string;
  skill?: number;
  strength: number | string;
  ap?: number;
  damage: number | string;
  abilities?: string[];
  choice?: string;
  unenforced?: string[];
}
export interface ProfileView {
  name: string;
  move: number | string;
  toughness: number;
  save: number;
  wounds: number;
  leadership: number;
  oc: number;
  invulnerable?: number[];
}
export interface DatasheetView {
  name: string;
  keywords: string[];
  faction: string[];
  profiles: ProfileView[];
  abilities?: string[];
  unenforced?: string[];
  leads?: string[];
  transport?: { capacity: number } | null;
}
export interface BattleView {
  round: number;
  phase: string;
  active: number | null;
  first: number | null;
  attacker: number | null;
  command_points: number[];
  victory_points: number[];
  field: [number, number];
  zones: [number, number, number, number][] | null;
  markers: [number, number, number | null][];
  terrain: TerrainView[];
  units: UnitView[];
  models: ModelView[];
  stratagems: [number, string, string][];
  armies: { name: string; faction: string; detachment: string; limit: number }[];
  datasheets: Record<string, DatasheetView>;
  weapons: WeaponView[];
  bases: Record<string, Outline>;
}

export const battleOf = (state: State): BattleView => state.view as BattleView;

const GONE = ["destroyed", "attached"];
export const isGone = (unit: Company): boolean => GONE.includes(unit.place);

/** The letter of each unit; one that is attached to another has none. */
export const letters = (view: BattleView): Map<number, string> => lettersOf(view.units, (unit) => unit.place !== "attached");

/** What a unit has done and what holds for it, as the ends of the ids of its texts. */
export function notesOf(unit: UnitView): string[] {
  const done = [unit.moved, unit.shot && "shot", unit.charged && "charged", unit.fought && "fought", unit.battle_shocked && "battle-shocked", unit.hovering && "hovering", unit.below_half && "below-half"];
  return done.filter((note): note is string => Boolean(note));
}

/** Whether it matters which way a model faces: its base is longer than wide, or it flies straight on. */
export function hasFront(view: BattleView, model: ModelView): boolean {
  const flies = view.units[model.unit]!.datasheets.some((name) => view.datasheets[name]?.keywords.includes("AIRCRAFT"));
  return flies || view.bases[model.base]!.core.length > 1;
}

/** How far the weapons of some models reach, in inches, the shortest first. */
export function rangesOf(view: BattleView, models: readonly ModelView[]): number[] {
  const found = new Set(models.flatMap((model) => model.weapons.map((number) => view.weapons[number]?.range ?? 0)));
  return [...found].filter((range) => range > 0).sort((one, other) => one - other);
}

/** The weapons of some models, and how many of them have each. */
export function weaponsOf(view: BattleView, models: readonly ModelView[]): { weapon: WeaponView; count: number }[] {
  const counts = new Map<number, number>();
  for (const model of models) for (const number of model.weapons) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].map(([number, count]) => ({ weapon: view.weapons[number]!, count }));
}

/** The heights that a model could stand at over a point: the ground, and the floors there. */
export const levelsAt = (view: BattleView, x: number, y: number): number[] => levelsOver(view.terrain.flatMap((piece) => piece.floors), x, y);

/** The faces of the dice that a line of the log tells of. */
export function diceIn(message: Message): Rolled[] {
  if (message.id !== "wh40k-rolls" && message.id !== "wh40k-rerolls") return [];
  const dice = message.args?.["dice"];
  return typeof dice === "string" || typeof dice === "number" ? [...String(dice).matchAll(/\d+/g)].map(([face]) => ({ face: Number(face) })) : [];
}
