/** How a movement tool is about to be laid for a base with notches, and how far the base slides along it.
 *
 * It knows lengths and angles; what is legal the server says, and it places the other miniatures of the unit. */

import { INCH, TURN, type Pose, type Steered } from "../battlefield/view";
import type { CheckPart, Complete, FindNearest, Verdict } from "../lib/placing.svelte";
import type { Point, Spot } from "../lib/types";

/** What the server tells of a move with a tool. */
export interface ToolAbout {
  leader: number;
  start: Pose;
  /** How far the base may be turned before the tool is laid. */
  turn: number;
  /** How far its notch is from its middle, and in which direction from where it faces. */
  arm: number;
  notch: number;
  /** Speed and length of each tool. */
  tools: [number, number][];
  bend: number;
  width: number;
  compulsory: boolean;
  /** The parts of the edge from which it enters: two ends, and the facing inward. */
  edges?: [number, number, number, number, number][];
}
/** Turn, or the place along the edges; speed; bend; travel. */
export type Part = [number, number, number, number];
/** A tool as it lies: where it begins, its joint, its end. */
export type Laid = [Point, Point, Point];

const TRIES = 8;
const PAUSE = 250;
const angle = (facing: number): number => (facing * 2 * Math.PI) / TURN;
export const ahead = ([x, y]: readonly [number, number], facing: number, far: number): Point => [x + far * Math.cos(angle(facing)), y + far * Math.sin(angle(facing))];
export const facingTo = (x: number, y: number): number => ((Math.atan2(y, x) * TURN) / (2 * Math.PI) + TURN) % TURN;
/** A turn by the shorter way. */
export const turnBetween = (from: number, to: number): number => ((((to - from + TURN / 2) % TURN) + TURN) % TURN) - TURN / 2;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const far = ([a, b]: readonly number[], [c, d]: readonly number[]): number => Math.hypot(a! - c!, b! - d!);

/** Where the base is when the tool is laid. */
export function turned(about: ToolAbout, [first]: Part): Pose {
  if (!about.edges) return [about.start[0], about.start[1], about.start[2], (about.start[3] + first + TURN) % TURN];
  let place = first;
  for (const [i, [x0, y0, x1, y1, inward]] of about.edges.entries()) {
    const length = x1 - x0 + y1 - y0;
    if (place <= length || i === about.edges.length - 1) {
      const at: Point = x1 > x0 ? [x0 + place, y0] : [x0, y0 + place];
      const [x, y] = ahead(at, inward + TURN / 2, about.arm);
      return [x, y, 0, inward];
    }
    place -= length;
  }
  return about.start;
}
const lengthOf = (about: ToolAbout, speed: number): number => about.tools.find(([one]) => one === speed)?.[1] ?? about.tools.at(-1)![1];
export const wholeOf = (about: ToolAbout, speed: number): number => lengthOf(about, speed) + 2 * about.arm;

export function laidOf(about: ToolAbout, part: Part): Laid {
  const [x, y, , facing] = turned(about, part);
  const [length, along] = [lengthOf(about, part[1]), facing + about.notch];
  const half = Math.floor(length / 2);
  const start = ahead([x, y], along, about.arm);
  const joint = ahead(start, along, half);
  return [start, joint, ahead(joint, along + part[2], length - half)];
}

/** Where the base ends. */
export function slid(about: ToolAbout, part: Part): Pose {
  const [x, y, z, facing] = turned(about, part);
  const [, speed, bend, travel] = part;
  const [half, along] = [Math.floor(lengthOf(about, speed) / 2), facing + about.notch];
  if (travel <= half) return [...ahead([x, y], along, travel), z, (facing + TURN) % TURN];
  const round = ahead(ahead([x, y], along, about.arm + half), along + bend + TURN / 2, about.arm);
  return [...ahead(round, along + bend, travel - half), z, (facing + bend + TURN) % TURN];
}

/** How far along the edges the point is that is nearest to a goal. */
function alongEdges(about: ToolAbout, [x, y]: Point): number {
  let [before, best, least] = [0, 0, Infinity];
  for (const [x0, y0, x1, y1] of about.edges!) {
    const length = x1 - x0 + y1 - y0;
    const place = clamp(x1 > x0 ? x - x0 : y - y0, about.width / 2, length - about.width / 2);
    const away = far([x, y], x1 > x0 ? [x0 + place, y0] : [x0, y0 + place]);
    if (away < least) [best, least] = [before + place, away];
    before += length;
  }
  return Math.round(best);
}

/** How the tool is laid so that the base comes as near to a point as it can; with the shortest tool that is as good as any. */
export function toward(about: ToolAbout, goal: Point): Part {
  const { start } = about;
  const straight = turnBetween(start[3] + about.notch, facingTo(goal[0] - start[0], goal[1] - start[1]));
  const first = about.edges ? alongEdges(about, goal) : Math.round(clamp(straight, -about.turn, about.turn));
  let best: Part = [first, about.tools[0]![0], 0, 0];
  let least = Infinity;
  const try_ = (speed: number, bend: number): void => {
    const from = turned(about, [first, speed, 0, 0]);
    const [half, whole, along] = [Math.floor(lengthOf(about, speed) / 2), wholeOf(about, speed), from[3] + about.notch];
    const round = ahead(ahead([from[0], from[1]], along, about.arm + half), along + bend + TURN / 2, about.arm);
    const on = (at: readonly [number, number], way: number): number => (goal[0] - at[0]) * Math.cos(angle(way)) + (goal[1] - at[1]) * Math.sin(angle(way));
    const travels = about.compulsory ? [whole] : [clamp(half + on(round, along + bend), half, whole), ...(bend ? [] : [clamp(on([from[0], from[1]], along), 0, half)])];
    for (const travel of travels) {
      const part: Part = [first, speed, bend, Math.round(travel)];
      const away = far(slid(about, part), goal);
      if (away < least - 25) [best, least] = [part, away];
    }
  };
  for (const [speed] of about.compulsory ? about.tools.slice(-1) : about.tools) {
    const before = least;
    for (let bend = -about.bend; bend <= about.bend; bend += 50) try_(speed, bend);
    if (least < before) for (let bend = best[2] - 45, last = best[2] + 45; bend <= last; bend += 5) if (Math.abs(bend) <= about.bend) try_(speed, bend);
  }
  return best;
}

/** Something that is put together step by step, and about which the server is asked again whenever it has changed. */
abstract class Asking<T> {
  /** What is against it, null if nothing is, undefined as long as that is not known. */
  told = $state.raw<Verdict | null | undefined>(undefined);
  #asking = false;

  abstract readonly wanted: T;
  protected abstract ask(wanted: T): Promise<Verdict | null>;

  /** Ask about the latest only: what was passed meanwhile doesn't matter. */
  protected async again(): Promise<void> {
    this.told = undefined;
    if (this.#asking) return;
    this.#asking = true;
    let tries = 0;
    for (let done: T | null = null; JSON.stringify(done) !== JSON.stringify(this.wanted) && tries < TRIES; ) {
      done = this.wanted;
      try {
        const told = await this.ask(done);
        if (JSON.stringify(done) === JSON.stringify(this.wanted)) this.told = told;
      } catch {
        // Whoever drags asks faster than the server likes: it is asked again in a moment.
        tries += 1;
        done = null;
        await new Promise((go) => setTimeout(go, PAUSE));
      }
    }
    this.#asking = false;
  }
}

export class Laying extends Asking<Part> implements Steered {
  readonly label = "leg-field-tool";
  part = $state.raw<Part>([0, 1, 0, 0]);
  /** The whole answer, with places for the others; null as long as there is none. */
  answer = $state.raw<Spot[] | null>(null);
  pose = $derived.by((): Pose => slid(this.about, this.part));
  laid = $derived.by((): Laid => laidOf(this.about, this.part));
  whole = $derived.by((): number => wholeOf(this.about, this.part[1]));
  /** Where the others of the unit come. */
  others = $derived.by((): Spot[] => (this.answer ?? []).filter((_, index) => index !== this.about.leader));
  /** Where the base was dragged to, as long as nothing else was set: if the tool can't lie so, it goes as near as the server finds. */
  #goal: Point | null = null;

  constructor(
    readonly about: ToolAbout,
    readonly check: CheckPart,
    readonly complete: Complete,
    readonly nearest: FindNearest,
  ) {
    super();
    const speed = about.tools.at(-1)?.[0] ?? 1;
    const edge = about.edges?.[0];
    this.set([edge ? Math.round((edge[2] - edge[0] + edge[3] - edge[1]) / 2) : 0, speed, 0, wholeOf(about, speed)]);
  }

  get wanted(): Part {
    return this.part;
  }
  protected async ask(part: Part): Promise<Verdict | null> {
    this.answer = null;
    const goal = this.#goal ?? (this.about.compulsory ? ([this.pose[0], this.pose[1]] as Point) : null);
    const found = (await this.complete([this.about.leader, ...part])) ?? (goal && (await this.nearest([Math.round(goal[0]), Math.round(goal[1])])));
    if (part !== this.part) return null;
    if (found) {
      this.answer = found.answer as Spot[];
      const [first, speed, bend, travel] = this.answer[this.about.leader] as unknown as Part;
      if (goal) this.part = [first, speed, bend, travel];
      return null;
    }
    const told = await this.check([this.about.leader, ...part]);
    return told.said ? told : { said: { id: "field-stuck" }, rule: null };
  }

  set(part: Part): void {
    this.#goal = null;
    this.#lay(part);
  }
  #lay(part: Part): void {
    const whole = wholeOf(this.about, part[1]);
    this.part = [Math.round(part[0]), part[1], Math.round(clamp(part[2], -this.about.bend, this.about.bend)), Math.round(clamp(part[3], 0, whole))];
    void this.again();
  }
  toward(point: Point): void {
    this.#goal = point;
    this.#lay(toward(this.about, point));
  }
  /** Bend the tool so that its end looks at a point. */
  bendTo([x, y]: Point): void {
    const [[sx, sy], [jx, jy]] = this.laid;
    const bend = turnBetween(facingTo(jx - sx, jy - sy), facingTo(x - jx, y - jy));
    this.set([this.part[0], this.part[1], bend, this.part[3]]);
  }
  grab(hit: Element): ((point: Point) => void) | null {
    const what = hit.getAttribute("data-tool");
    return what === "base" ? (point) => this.toward(point) : what === "bend" ? (point) => this.bendTo(point) : null;
  }
  /** Up and down slide it farther and less far, to the sides the tool is bent. */
  steer([side, back]: Point, fine: boolean): void {
    const [first, speed, bend, travel] = this.part;
    if (back) this.set([first, speed, bend, travel - (back * INCH) / (fine ? 10 : 1)]);
    else this.set([first, speed, bend + side * (fine ? 10 : 50), travel]);
  }
}

export class Pivoting extends Asking<number> implements Steered {
  readonly label = "leg-field-pivot";
  turn = $state(0);
  pose = $derived.by((): Pose => [this.start[0], this.start[1], this.start[2], (this.start[3] + this.turn + TURN) % TURN]);
  answer = $derived.by((): Spot[] | null => (this.told === null ? ([this.turn] as unknown as Spot[]) : null));

  constructor(
    readonly start: Pose,
    readonly most: number,
    readonly check: CheckPart,
  ) {
    super();
    void this.again();
  }

  get wanted(): number {
    return this.turn;
  }
  protected async ask(turn: number): Promise<Verdict | null> {
    const told = await this.check([turn]);
    return told.said ? told : null;
  }
  set(turn: number): void {
    this.turn = Math.round(clamp(turn, -this.most, this.most));
    void this.again();
  }
  toward([x, y]: Point): void {
    this.set(turnBetween(this.start[3], facingTo(x - this.start[0], y - this.start[1])));
  }
  grab(hit: Element): ((point: Point) => void) | null {
    return hit.getAttribute("data-tool") ? (point) => this.toward(point) : null;
  }
  steer([side, back]: Point, fine: boolean): void {
    this.set(this.turn + (side || -back) * (fine ? 10 : 50));
  }
}
