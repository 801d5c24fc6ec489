/** Which part of the battlefield is seen, and how large. It knows the field, the room there is for it, and nothing else. */

const EDGE = 2540;
const LARGEST = 10;

export class Camera {
  /** The room on the screen, in pixels. */
  width = $state(800);
  height = $state(600);
  /** How large it is, 1 when the whole field is seen. */
  zoom = $state(1);
  #middle = $state.raw<readonly [number, number] | null>(null);
  /** Whether what is seen follows the question, and nobody has chosen it. */
  #follows = true;

  constructor(
    /** How wide and how deep what is seen is. */
    readonly field: () => readonly [number, number],
  ) {}

  /** Whether it is turned by a quarter, for a screen that is higher than wide. */
  turned = $state(false);
  #field = $derived.by((): readonly [number, number] => {
    const [across, down] = this.field();
    return this.turned ? [down, across] : [across, down];
  });
  /** A point of the field where it is seen. */
  out([x, y]: readonly [number, number]): [number, number] {
    return this.turned ? [this.field()[1] - y, x] : [x, y];
  }

  /** Pixels for each unit of length. */
  scale = $derived.by(() => {
    const [across, down] = this.#field;
    return Math.min(this.width / (across + 2 * EDGE), this.height / (down + 2 * EDGE)) * this.zoom;
  });
  /** A pixel in units of the field. */
  size = $derived(1 / this.scale);
  /** What is in the middle, never so far out that there is empty room where field could be. */
  middle = $derived.by(() => {
    const [across, down] = this.#field;
    const [x, y] = this.#middle ?? [across / 2, down / 2];
    return [this.#kept(x, across, this.width), this.#kept(y, down, this.height)] as const;
  });
  box = $derived([this.middle[0] - this.width / this.scale / 2, this.middle[1] - this.height / this.scale / 2, this.width / this.scale, this.height / this.scale]);

  #kept(at: number, size: number, room: number): number {
    const half = room / this.scale / 2;
    return half * 2 >= size + 2 * EDGE ? size / 2 : Math.min(size + EDGE - half, Math.max(half - EDGE, at));
  }

  /** Make it larger or smaller around a point of the screen, which stays where it is. */
  zoomAt(by: number, x = this.width / 2, y = this.height / 2): void {
    this.#follows = false;
    const [fromX, fromY] = [x - this.width / 2, y - this.height / 2];
    const there = [this.middle[0] + fromX / this.scale, this.middle[1] + fromY / this.scale] as const;
    this.zoom = Math.min(LARGEST, Math.max(1, this.zoom * by));
    this.#middle = [there[0] - fromX / this.scale, there[1] - fromY / this.scale];
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    this.#follows &&= this.zoom === 1;
    this.#middle = [this.middle[0] - dx / this.scale, this.middle[1] - dy / this.scale];
  }

  /** Whether a point is in sight. */
  sees(x: number, y: number): boolean {
    const [left, top, across, down] = this.box as [number, number, number, number];
    return x >= left && x <= left + across && y >= top && y <= top + down;
  }

  /** Bring a point into the middle. */
  show(x: number, y: number): void {
    this.#middle = [x, y];
  }

  whole(): void {
    this.zoom = 1;
    this.#middle = null;
    this.#follows = true;
  }

  /** Show these points of the field with room around them, as large as they fit; or the whole of it, if there are none.
   *
   * Whoever has chosen what is seen keeps it. */
  follow(points: readonly (readonly [number, number])[], room: number): void {
    if (!this.#follows) return;
    this.whole();
    if (!points.length) return;
    const seen = points.map((point) => this.out(point));
    const [left, right, top, bottom] = [0, 1].flatMap((axis) => [Math.min(...seen.map((at) => at[axis]!)) - room, Math.max(...seen.map((at) => at[axis]!)) + room]) as [number, number, number, number];
    const fits = Math.min(this.width / (right - left), this.height / (bottom - top));
    this.zoom = Math.min(LARGEST, Math.max(1, fits / this.scale));
    this.#middle = [(left + right) / 2, (top + bottom) / 2];
  }
}
