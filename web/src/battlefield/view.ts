/** What all battlefields show alike: shapes, figures and the units they belong to. Lengths are in 0.01 mm. */

import type { Message, Point } from "../lib/types";

export const INCH = 2540;
/** A whole turn in steps of a facing. */
export const TURN = 3600;

export type Pose = [number, number, number, number];
/** A shape: the points of its core, and a radius around them. */
/** What lies or is written on the field, and how many pixels it is long. */
export interface Taken {
  at: Point;
  long: number;
}

export interface Outline {
  core: [number, number][];
  radius: number;
}
export interface Body extends Outline {
  from: number;
  to: number;
}
/** A piece of terrain as it is drawn: its kind is the name of its pattern. */
export interface TerrainView {
  kind: string;
  ground: Body;
  walls: Body[];
  floors: Body[];
}
/** What stands on a base. */
export interface Figure {
  id: number;
  unit: number;
  name: string;
  /** How many wounds are left, of how many. */
  wounds: [number, number];
  at: Pose | null;
  base: string;
}
/** Figures that act together. */
export interface Company {
  seat: number;
  name: Message;
  place: string;
  carrier: number | null;
}
/** What a view shows of any battle. */
export interface Battlefield {
  units: readonly Company[];
  bases: Record<string, Outline>;
  field: readonly [number, number];
}
export const onField = (unit: Company): boolean => unit.place === "battlefield";

/** What a unit has done or has beside it: a sign, and its text. */
export interface Note {
  kind: string;
  sign: string;
  text: string;
}
/** Somewhere a player may go toward. */
export interface Goal {
  ref: string;
  at: [number, number];
  name: string;
}
/** Something that is answered on the field in a way of its own: it is grabbed, dragged and steered by the arrow keys. */
export interface Steered {
  /** What the field is called meanwhile. */
  readonly label: string;
  /** What dragging does that begins there; null if nothing. */
  grab(hit: Element): ((point: Point) => void) | null;
  toward(point: Point): void;
  steer(way: Point, fine: boolean): void;
}

/** The letter of each unit: capitals for the first player; after Z they go on with two letters. */
export function lettersOf(units: readonly (Company & { hidden?: boolean })[], counts: (unit: Company) => boolean = () => true): Map<number, string> {
  const found = new Map<number, string>();
  for (const seat of [0, 1]) {
    let count = 0;
    units.forEach((unit, id) => {
      if (unit.seat !== seat || !counts(unit)) return;
      const letter = String.fromCharCode(97 + (count % 26)).repeat(1 + Math.floor(count / 26));
      found.set(id, seat ? letter : letter.toUpperCase());
      count += 1;
    });
  }
  return found;
}

/** The figures of each unit, in the unit's order. */
export function byUnit<F extends Figure>(figures: readonly F[]): Map<number, F[]> {
  const found = new Map<number, F[]>();
  for (const figure of figures) found.set(figure.unit, [...(found.get(figure.unit) ?? []), figure]);
  return found;
}

export function woundsOf(figures: readonly Figure[]): [number, number] {
  return [figures.reduce((sum, one) => sum + one.wounds[0], 0), figures.reduce((sum, one) => sum + one.wounds[1], 0)];
}

/** The middle of figures that stand on the field. */
export function middleOf(figures: readonly Figure[]): [number, number] | null {
  const there = figures.flatMap(({ at }) => (at ? [at] : []));
  const mean = (axis: 0 | 1): number => Math.round(there.reduce((sum, at) => sum + at[axis], 0) / there.length);
  return there.length ? [mean(0), mean(1)] : null;
}

/** The heights that a figure could stand at over a point: the ground, and the floors there. */
export function levelsOver(floors: readonly Body[], x: number, y: number): number[] {
  const there = floors.filter((floor) => within(floor, x, y));
  return [...new Set([0, ...there.map((floor) => floor.to)])].sort((one, other) => one - other);
}

/** Whether a point lies in a convex shape. */
export function within({ core, radius }: Outline, x: number, y: number): boolean {
  if (core.length === 1) return Math.hypot(core[0]![0] - x, core[0]![1] - y) <= radius;
  const turns = core.map(([ax, ay], i) => {
    const [bx, by] = core[(i + 1) % core.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

const same = (one: Message, other: Message): boolean => one.id === other.id && JSON.stringify(one.args) === JSON.stringify(other.args);

/** The units that the words of a question name, an `enemy` or else those of the asked seat first: names are the same in both armies sometimes. */
export function unitsNamed(units: readonly Company[], ask: Message | undefined, seat: number | null, gone: (unit: Company) => boolean): number[] {
  return Object.entries(ask?.args ?? {}).flatMap(([key, arg]) => {
    if (typeof arg !== "object" || Array.isArray(arg)) return [];
    const found = units.flatMap((unit, id) => (same(unit.name, arg) && !gone(unit) ? [id] : []));
    const meant = found.filter((id) => (units[id]!.seat === seat) === (key !== "enemy"));
    return (meant.length ? meant : found).slice(0, 1);
  });
}
