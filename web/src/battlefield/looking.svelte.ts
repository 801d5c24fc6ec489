/** What a player looks at: a unit, a marker, and what is found between two units. */

import type { Json, Message } from "../lib/types";

/** From where to where a figure looks, whether it sees, and what is in the way. */
export type Line = [[number, number, number], [number, number, number], boolean, { terrain?: number | null; unit?: number } | null];
export interface Sight {
  own: number;
  other: number;
  distance: number;
  lines: Line[];
  /** The figures that have cover. */
  covered: number[];
  /** What one would do to the other now, by exact odds. */
  odds?: Message[];
}

/** A pointer that passes over a unit doesn't ask yet. */
const PAUSE = 140;

export class Looking {
  /** The unit that is shown with its card. */
  unit = $state<number | null>(null);
  /** The unit under the pointer. */
  hovered = $state<number | null>(null);
  marker = $state<number | null>(null);
  sight = $state.raw<Sight | null>(null);
  /** What was found about the marker, as its game tells it. */
  control = $state.raw<Json>(null);
  /** Whether lengths are being measured. */
  measuring = $state(false);
  #wanted = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly inspect: () => ((about: Json) => Promise<Json>) | null) {}

  /** Look from one unit at another, or at none. */
  compare(own: number | null, other: number | null): void {
    const wanted = own === null || other === null || own === other ? "" : `${own} ${other}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    clearTimeout(this.#timer);
    if (this.sight && wanted !== `${this.sight.own} ${this.sight.other}`) this.sight = null;
    const inspect = this.inspect();
    if (!wanted || !inspect) return;
    this.#timer = setTimeout(async () => {
      const found = await inspect({ units: [own, other] });
      if (this.#wanted === wanted) this.sight = found && { own, other, ...found };
    }, PAUSE);
  }

  /** Look at a marker, or at none. */
  async watch(marker: number | null): Promise<void> {
    this.marker = marker;
    this.control = null;
    if (marker === null) return;
    const found = await this.inspect()?.({ marker });
    if (this.marker === marker && found) this.control = { marker, ...found };
  }

  /** What was found is no longer true. */
  forget(): void {
    this.#wanted = "";
    this.sight = null;
    if (this.marker !== null) void this.watch(this.marker);
  }

  close(): void {
    this.unit = null;
    this.#wanted = "";
    this.sight = null;
    void this.watch(null);
  }
}

/** How many figures see, of how many, and what blocks the others: each kind once. */
export function summary({ lines }: Sight): { seen: number; all: number; terrain: number[]; units: number[] } {
  const blockers = lines.flatMap(([, , seen, blocker]) => (seen || !blocker ? [] : [blocker]));
  const once = (found: (number | null | undefined)[]): number[] => [...new Set(found.filter((one): one is number => typeof one === "number"))];
  return {
    seen: lines.filter(([, , seen]) => seen).length,
    all: lines.length,
    terrain: once(blockers.map((one) => one.terrain)),
    units: once(blockers.map((one) => one.unit)),
  };
}
