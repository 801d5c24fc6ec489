/** Where somebody is about to put things. It knows shapes and numbers, and no rule: the server says what is legal. */

import type { Json, Message, Place, Point, Region, Shape, Spot } from "./types";

export interface Verdict {
  said: Message | null;
  rule: string | null;
}

/** What the server says to part of an answer. */
export type CheckPart = (part: unknown[]) => Promise<Verdict>;

/** An answer of the server's own, and what is drawn of it besides: each game's own. */
export interface Found {
  answer: Spot[] | Spot[][];
  trace: Json;
}

/** An answer that brings everything as near to a point as can be; null if the server finds none. */
export type FindNearest = (point: Point) => Promise<Found | null>;

/** An answer that has a part; null if the server finds none. */
export type Complete = (part: unknown[]) => Promise<Found | null>;

/** The middle of a shape, roughly: where one begins to look for a place. */
export function middle(shape: Shape): Point {
  if ("disc" in shape) return [shape.disc[0], shape.disc[1]];
  const outline = shape.polygon[0] ?? [];
  const mean = (axis: 0 | 1): number => Math.round(outline.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, outline.length));
  return [mean(0), mean(1)];
}

/** How far a shape reaches from its middle. */
export function reach(shape: Shape): number {
  if ("disc" in shape) return shape.disc[2];
  const [x, y] = middle(shape);
  return Math.max(0, ...(shape.polygon[0] ?? []).map((point) => Math.hypot(point[0] - x, point[1] - y)));
}

/** A number as it is typed, in either way of writing fractions, as the rules count; null if it is none. */
export function counted(text: string, scale: number): number | null {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() === "" || !Number.isFinite(number) ? null : Math.round(number * scale);
}

const same = (one: Spot, other: Spot): boolean => one.length === other.length && one.every((number, axis) => number === other[axis]);
const sameSpot = (one: Spot, other: Spot): boolean => one[0] === other[0] && one[1] === other[1];

export class Placing {
  readonly region: Region;
  readonly scale: number;
  /** Where each thing is to come, null as long as nobody has said so. */
  spots = $state.raw<readonly (Spot | null)[]>([]);
  /** What is against each of them, null if nothing is, undefined if that is not known yet. */
  told = $state.raw<readonly (Verdict | null | undefined)[]>([]);
  /** The corners of the way of each thing, where ways are asked for. */
  corners = $state.raw<readonly Spot[][]>([]);
  chosen = $state(0);
  /** Whether all things are moved at once, wherever the server finds room for them. */
  together = $state(false);
  /** The point that all things are brought to. */
  target = $state.raw<Point | null>(null);
  /** Whether the server is looking for it. */
  bringing = $state(false);
  /** Whether it has found nothing near the point. */
  stuck = $state(false);
  /** What is drawn of the answer that the server has found; null once anything else was moved. */
  trace = $state.raw<Json>(null);
  complete = $derived(!this.bringing && this.spots.length > 0 && this.spots.every((spot) => spot !== null));
  #asking = false;
  #again: number | null = null;

  constructor(
    readonly decision: Place & { region: Region },
    readonly check: CheckPart,
    readonly nearest: FindNearest = async () => null,
  ) {
    this.together = decision.toward === true;
    this.region = decision.region;
    this.scale = decision.scale;
    this.#begin();
  }

  /** Put everything where it is now. */
  #begin(): void {
    this.spots = this.region.movers.map((mover) => mover.at);
    this.corners = this.region.movers.map(() => []);
    this.told = this.region.movers.map((mover) => (mover.at ? null : undefined));
    this.target = null;
    this.trace = null;
    this.stuck = false;
  }

  get answer(): Spot | Spot[] | Spot[][] {
    const spots = this.spots.map((spot) => spot ?? [0, 0]) as Spot[];
    if (this.region.answer === "paths") return spots.map((_, index) => this.#path(index));
    return this.region.answer === "point" ? spots[0]! : spots;
  }

  /** The way of a thing, without its beginning; none if it stays. */
  #path(index: number): Spot[] {
    const [at, spot, corners] = [this.region.movers[index]!.at, this.spots[index]!, this.corners[index]!];
    return !corners.length && at && same(at, spot) ? [] : [...corners, spot];
  }

  #part(index: number): unknown[] {
    const spot = this.spots[index]!;
    if (this.region.answer === "paths") return [index, this.#path(index)];
    return this.region.answer === "point" ? [...spot] : [index, ...spot];
  }

  /** Let the way of the chosen thing turn where it is now. */
  turn(): void {
    const [index, spot] = [this.chosen, this.spots[this.chosen]];
    if (!spot || this.region.answer !== "paths" || sameSpot(spot, this.corners[index]!.at(-1) ?? this.region.movers[index]!.at ?? [NaN, NaN])) return;
    this.corners = this.corners.map((old, i) => (i === index ? [...old, spot] : old));
  }

  /** Put the chosen thing back where it was, or all of them. */
  back(): void {
    if (this.together) {
      this.#begin();
      return;
    }
    const at = this.region.movers[this.chosen]?.at;
    if (!at) return;
    this.corners = this.corners.map((old, i) => (i === this.chosen ? [] : old));
    this.move(at);
  }

  /** Where the chosen thing is, or where one would begin to look for its place. */
  get begin(): Point {
    const spot = this.spots[this.chosen];
    const [x0, y0, x1, y1] = this.region.bounds;
    const first = this.region.movers[this.chosen]?.within[0];
    if (spot) return [spot[0], spot[1]];
    return this.#inside(first ? middle(first) : [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)]);
  }

  choose(index: number): void {
    if (index in this.spots) this.chosen = index;
  }

  /** The thing that lies at a point, the chosen one first; null if none does. */
  at([x, y]: Point): number | null {
    const order = [this.chosen, ...this.spots.keys()];
    return order.find((index) => {
      const spot = this.spots[index];
      return spot && Math.hypot(spot[0] - x, spot[1] - y) <= reach(this.region.movers[index]!.shape);
    }) ?? null;
  }

  /** The middle of everything that has a place. */
  get middle(): Point {
    const there = this.spots.filter((spot) => spot !== null);
    const mean = (axis: 0 | 1): number => Math.round(there.reduce((sum, spot) => sum + spot[axis], 0) / there.length);
    return there.length ? [mean(0), mean(1)] : this.begin;
  }

  /** Bring everything near a point. While the server looks for places, only the latest point matters. */
  async bring(to: Point): Promise<void> {
    this.target = this.#inside(to);
    if (this.bringing) return;
    this.bringing = true;
    try {
      for (let done: Point | null = null; this.target && this.target !== done; ) {
        done = this.target;
        const found = await this.nearest(done);
        this.stuck = found === null;
        if (found) this.#take(found);
      }
    } catch {
      this.stuck = true;
    } finally {
      this.bringing = false;
    }
  }

  /** Make an answer of the server's one's own. */
  #take({ answer, trace }: Found): void {
    this.trace = trace ?? null;
    if (this.region.answer === "paths") {
      const paths = answer as Spot[][];
      this.spots = paths.map((path, index) => path.at(-1) ?? this.region.movers[index]!.at);
      this.corners = paths.map((path) => path.slice(0, -1));
    } else this.spots = answer as Spot[];
    this.told = this.spots.map(() => null);
  }

  move(to: Spot): void {
    const index = this.chosen;
    const spot: Spot = [...this.#inside(to), ...to.slice(2)];
    this.target = null;
    this.trace = null;
    this.spots = this.spots.map((old, i) => (i === index ? spot : old));
    void this.#check(index);
  }

  /** Move by the keyboard, a whole one at a time, or a tenth. */
  nudge(dx: number, dy: number, fine: boolean): void {
    const step = Math.max(1, Math.round(this.scale / (fine ? 10 : 1)));
    if (this.together) {
      const [x, y] = this.target ?? this.middle;
      const there = this.target ?? this.spots[0];
      void this.bring(there ? [x + dx * step, y + dy * step] : [x, y]);
      return;
    }
    const [x, y] = this.begin;
    this.move(this.spots[this.chosen] ? [x + dx * step, y + dy * step] : [x, y]);
  }

  #inside([x, y]: Spot): Point {
    const [x0, y0, x1, y1] = this.region.bounds;
    return [Math.min(x1, Math.max(x0, Math.round(x))), Math.min(y1, Math.max(y0, Math.round(y)))];
  }

  /** Ask about the latest place only: while one answer is on its way, the places passed meanwhile don't matter. */
  async #check(index: number): Promise<void> {
    if (this.#asking) {
      this.#again = index;
      return;
    }
    this.#asking = true;
    const spot = this.spots[index]!;
    try {
      const told = await this.check(this.#part(index));
      if (this.spots[index] === spot) this.#tell(index, told.said ? told : null);
    } catch {
      this.#tell(index, undefined);
    } finally {
      this.#asking = false;
    }
    const again = this.#again;
    this.#again = null;
    if (again !== null) await this.#check(again);
  }

  #tell(index: number, told: Verdict | null | undefined): void {
    this.told = this.told.map((old, i) => (i === index ? told : old));
  }
}
