/** How an AIRCRAFT is about to fly: so far straight on, and then which way it faces. The server says what is legal. */

import type { CheckPart, Verdict } from "../lib/placing.svelte";
import { placed } from "../battlefield/drawing";
import { INCH, TURN, type Outline, type Pose, type Steered } from "../battlefield/view";
import type { Point } from "../lib/types";

export const LEAST = 20 * INCH;
export const QUARTER = TURN / 4;
/** Beyond the edge it has left, however far. */
const BEYOND = 2 * INCH;

export class Flight implements Steered {
  readonly label = "w40-field-flight";
  far = $state(LEAST);
  /** The turn at the end, in steps; to the right is positive. */
  turn = $state(0);
  /** What is against it, null if nothing is, undefined as long as that is not known. */
  told = $state.raw<Verdict | null | undefined>(undefined);
  pose = $derived.by((): Pose => {
    const angle = (this.start[3] * 2 * Math.PI) / TURN;
    return [Math.round(this.start[0] + this.far * Math.cos(angle)), Math.round(this.start[1] + this.far * Math.sin(angle)), this.start[2], this.facing];
  });
  facing = $derived.by((): number => (this.start[3] + this.turn + TURN) % TURN);
  answer = $derived.by((): [number, number] => [this.far, this.facing]);
  /** Whether any part of it would be beyond the edge. */
  leaves = $derived.by((): boolean => {
    const { core, radius } = placed(this.base, this.pose);
    return core.some(([x, y]) => x < radius || y < radius || x > this.field[0] - radius || y > this.field[1] - radius);
  });
  /** The farthest that makes sense: where it has left the battlefield. */
  readonly most: number;
  #asking = false;

  constructor(
    readonly model: number,
    readonly start: Pose,
    readonly base: Outline,
    readonly field: readonly [number, number],
    readonly check: CheckPart,
  ) {
    this.most = Math.max(LEAST, Math.ceil((this.#edge() + BEYOND) / INCH) * INCH);
    void this.#ask();
  }

  /** How far the edge is, straight on. */
  #edge(): number {
    const angle = (this.start[3] * 2 * Math.PI) / TURN;
    const along = (at: number, way: number, size: number): number => (Math.abs(way) < 1e-9 ? Infinity : ((way > 0 ? size : 0) - at) / way);
    return Math.min(along(this.start[0], Math.cos(angle), this.field[0]), along(this.start[1], Math.sin(angle), this.field[1]));
  }

  /** Fly as far as the point on the line that is nearest to this one. */
  toward([x, y]: readonly [number, number]): void {
    const angle = (this.start[3] * 2 * Math.PI) / TURN;
    this.go((x - this.start[0]) * Math.cos(angle) + (y - this.start[1]) * Math.sin(angle));
  }
  go(far: number): void {
    this.far = Math.round(Math.min(this.most, Math.max(LEAST, far)));
    void this.#ask();
  }
  /** Face a point at the end. */
  face([x, y]: readonly [number, number]): void {
    const facing = (Math.atan2(y - this.pose[1], x - this.pose[0]) * TURN) / (2 * Math.PI);
    const turn = (((facing - this.start[3]) % TURN) + TURN) % TURN;
    this.turned(turn > TURN / 2 ? turn - TURN : turn);
  }
  turned(turn: number): void {
    this.turn = Math.round(Math.min(QUARTER, Math.max(-QUARTER, turn)));
    void this.#ask();
  }

  grab(hit: Element): ((point: Point) => void) | null {
    const part = hit.getAttribute("data-flight");
    return part === "far" ? (point) => this.toward(point) : part === "turn" ? (point) => this.face(point) : null;
  }
  /** Up and down fly farther and less far, to the sides it turns. */
  steer([side, back]: Point, fine: boolean): void {
    if (back) this.go(this.far - (back * INCH) / (fine ? 10 : 1));
    else this.turned(this.turn + (side * TURN) / (fine ? 360 : 72));
  }

  /** Ask about the latest only: what was passed meanwhile doesn't matter. */
  async #ask(): Promise<void> {
    this.told = undefined;
    if (this.#asking) return;
    this.#asking = true;
    try {
      for (let done: [number, number] | null = null; done?.[0] !== this.far || done[1] !== this.facing; ) {
        done = [this.far, this.facing];
        const told = await this.check(done);
        this.told = told.said ? told : null;
      }
    } catch {
      this.told = undefined;
    } finally {
      this.#asking = false;
    }
  }
}
