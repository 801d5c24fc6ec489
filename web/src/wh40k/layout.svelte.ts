/** A layout of terrain that somebody makes. It knows shapes and numbers; what is wrong with a layout the server says. */

import type { Message } from "../lib/types";
import { placed } from "../battlefield/drawing";
import { INCH, TURN, type Body, type TerrainView } from "../battlefield/view";

/** A piece: which, where its middle is in tenths of an inch, and by how many degrees it is turned. */
export type Piece = [string, number, number, number];
export interface LayoutValue {
  size: [number, number];
  pieces: Piece[];
}
export interface Preview {
  layout: LayoutValue;
  problems: { piece: number | null; message: Message }[];
  looks: Record<string, TerrainView>;
  sizes: [number, number][];
  most: number;
}
/** What is shown of anything: a layout, the random one of a number, or nothing yet. */
export type Look = (value: unknown) => Promise<Preview>;

const TENTH = INCH / 10;
const CIRCLE = 360;

export class Layout {
  size = $state.raw<[number, number]>([44, 30]);
  pieces = $state.raw<readonly Piece[]>([]);
  chosen = $state<number | null>(null);
  told = $state.raw<Preview | null>(null);
  /** Whether the server has not been heard about the latest yet. */
  waiting = $state(false);
  value = $derived<LayoutValue>({ size: this.size, pieces: [...this.pieces] });
  problems = $derived(this.told?.problems ?? []);
  fine = $derived(!this.waiting && this.pieces.length > 0 && this.problems.length === 0);
  #asking = false;

  constructor(readonly look: Look) {}

  /** Begin with a layout, the random one of a number, or nothing; what can't be read is told, and what was there stays. */
  async begin(value: unknown): Promise<void> {
    const told = await this.look(value);
    const unread = told.problems.some(({ piece }) => piece === null);
    this.told = unread && this.told ? { ...this.told, problems: told.problems } : told;
    if (unread) return;
    this.size = told.layout.size;
    this.pieces = told.layout.pieces;
    this.chosen = null;
  }

  /** A piece as it stands there. */
  shown([name, x, y, turn]: Piece): TerrainView | null {
    const look = this.told?.looks[name];
    const at = (body: Body): Body => ({ ...body, ...placed(body, [x * TENTH, y * TENTH, 0, (turn * TURN) / CIRCLE]) });
    return look ? { ...look, ground: at(look.ground), walls: look.walls.map(at), floors: look.floors.map(at) } : null;
  }

  add(name: string): void {
    if (this.pieces.length >= (this.told?.most ?? 0)) return;
    this.#change([...this.pieces, [name, this.size[0] * 5, this.size[1] * 5, 0]]);
    this.chosen = this.pieces.length - 1;
  }
  /** Put one like the chosen piece where it comes to lie when the table is turned half round. */
  mirror(): void {
    const piece = this.chosen === null ? undefined : this.pieces[this.chosen];
    if (!piece || this.pieces.length >= (this.told?.most ?? 0)) return;
    const [name, x, y, turn] = piece;
    this.#change([...this.pieces, [name, this.size[0] * 10 - x, this.size[1] * 10 - y, (turn + CIRCLE / 2) % CIRCLE]]);
  }
  /** Move the chosen piece to a point of the battlefield. */
  move(x: number, y: number): void {
    const kept = (at: number, most: number): number => Math.round(Math.min(most * 10, Math.max(0, at / TENTH)));
    this.#alter(([name, , , turn]) => [name, kept(x, this.size[0]), kept(y, this.size[1]), turn]);
  }
  /** Move it by so many inches. */
  nudge(dx: number, dy: number): void {
    const [, x, y] = (this.chosen === null ? undefined : this.pieces[this.chosen]) ?? ["", 0, 0, 0];
    this.move((x + dx * 10) * TENTH, (y + dy * 10) * TENTH);
  }
  turn(by: number): void {
    this.#alter(([name, x, y, turn]) => [name, x, y, (turn + by + CIRCLE) % CIRCLE]);
  }
  remove(): void {
    const gone = this.chosen;
    this.chosen = null;
    this.#change(this.pieces.filter((_, i) => i !== gone));
  }
  clear(): void {
    this.chosen = null;
    this.#change([]);
  }
  resize(size: [number, number]): void {
    this.size = size;
    this.#change(this.pieces);
  }

  #alter(how: (piece: Piece) => Piece): void {
    this.#change(this.pieces.map((piece, i) => (i === this.chosen ? how(piece) : piece)));
  }
  #change(pieces: readonly Piece[]): void {
    this.pieces = pieces;
    void this.#check();
  }
  /** Ask about the latest only. */
  async #check(): Promise<void> {
    this.waiting = true;
    if (this.#asking) return;
    this.#asking = true;
    try {
      let asked: Pick<Layout, "size" | "pieces">;
      do {
        asked = { size: this.size, pieces: this.pieces };
        const { problems } = await this.look(asked);
        if (this.told) this.told = { ...this.told, problems };
      } while (asked.size !== this.size || asked.pieces !== this.pieces);
      this.waiting = false;
    } catch {
      // Whoever makes the table is told then.
    } finally {
      this.#asking = false;
    }
  }
}
