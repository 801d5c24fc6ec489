/** Where everything is drawn on our own map of the galaxy. A system has a box for itself; its cell is what is nearest to it. */

import facts from "./facts.json";

export const WIDTH = 1340;
export const HEIGHT = 866;
/** The text that must stay readable is so large on the map; smaller than `LEAST` of it the map is moved about instead of being seen as a whole. */
export const LETTERS = 19;
export const LEAST = 11.1 / LETTERS;
/** The land of a cell goes on beyond the map, so that it fills a frame of any shape. */
export const BEYOND = 700;
/** What a system needs for its name, its marks, its leaders and its units. */
export const BOX = { width: 152, height: 116 };
/** The Rebel Base space is no system: it has a plate of its own in the corner. */
export const BASE = { x: 126, y: 802, width: 232, height: 112 };

export type Point = readonly [number, number];

const AT: Record<string, Point> = {
  mon_calamari: [200, 101],
  felucia: [236, 261],
  saleucami: [398, 270],
  yavin: [106, 382],
  kessel: [404, 101],
  nal_hutta: [564, 92],
  bothawui: [722, 180],
  toydaria: [556, 302],
  tatooine: [906, 76],
  ryloth: [1180, 76],
  geonosis: [1062, 202],
  rodia: [884, 241],
  utapau: [1236, 297],
  naboo: [956, 362],
  dagobah: [1072, 486],
  sullust: [918, 599],
  mustafar: [1232, 486],
  bespin: [1108, 650],
  hoth: [1262, 641],
  endor: [1150, 796],
  dantooine: [92, 547],
  mygeeto: [202, 673],
  ord_mantell: [392, 684],
  ilum: [330, 801],
  dathomir: [252, 504],
  mandalore: [412, 558],
  kashyyyk: [570, 448],
  malastare: [740, 461],
  alderaan: [566, 671],
  cato_neimoidia: [764, 594],
  coruscant: [700, 788],
  corellia: [902, 754],
};

export interface System {
  key: string;
  number: number;
  region: number;
  at: Point;
  /** What is nearest to it on the map, which can be pointed at. */
  cell: readonly Point[];
  /** The same, and on beyond the edge of the map. */
  land: readonly Point[];
}

function here(key: string): Point {
  const at = AT[key];
  if (!at) throw new Error(`no place on the map for ${key}`);
  return at;
}

/** Cut off what is nearer to another point. */
function nearer(cell: readonly Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const [mx, my, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, bx - ax, by - ay];
  const beyond = ([x, y]: Point): number => (x - mx) * dx + (y - my) * dy;
  return cell.flatMap((from, i) => {
    const to = cell[(i + 1) % cell.length]!;
    const [a, b] = [beyond(from), beyond(to)];
    const kept: Point[] = a <= 0 ? [from] : [];
    if (a * b < 0) {
      const part = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
    return kept;
  });
}

const rectangle = (by: number): Point[] => [[-by, -by], [WIDTH + by, -by], [WIDTH + by, HEIGHT + by], [-by, HEIGHT + by]];

export const SYSTEMS: readonly System[] = facts.systems.map(({ key, region }, number) => {
  const at = here(key);
  const others = facts.systems.filter((other) => other.key !== key);
  const within = (all: readonly Point[]): readonly Point[] => others.reduce<readonly Point[]>((left, other) => nearer(left, at, here(other.key)), all);
  return { key, number, region, at, cell: within(rectangle(0)), land: within(rectangle(BEYOND)) };
});

export const BY_KEY: ReadonlyMap<string, System> = new Map(SYSTEMS.map((system) => [system.key, system]));

/** Where a place is drawn, the base space too. */
export function placed(key: string): Point | null {
  return key === "rebel_base" ? [BASE.x, BASE.y] : (BY_KEY.get(key)?.at ?? null);
}

/** The ways between systems that share a border, each once. */
export const WAYS: readonly { from: System; to: System }[] = SYSTEMS.flatMap((from) =>
  facts.systems[from.number]!.near.filter((other) => other > from.number).map((other) => ({ from, to: SYSTEMS[other]! })),
);

export function outline(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

const same = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.5;

/** The lines between the lands of different regions. */
export const BORDERS: readonly { from: Point; to: Point }[] = SYSTEMS.flatMap((one) =>
  SYSTEMS.filter((other) => other.number > one.number && other.region !== one.region).flatMap((other) => {
    const shared = one.land.filter((point) => other.land.some((there) => same(point, there)));
    return shared.length === 2 ? [{ from: shared[0]!, to: shared[1]! }] : [];
  }),
);

/** The system that lies next in a direction, for the arrow keys. */
export function towards(key: string, dx: number, dy: number): string | null {
  const from = placed(key);
  if (!from) return null;
  let best: { key: string; far: number } | null = null;
  for (const other of ["rebel_base", ...BY_KEY.keys()]) {
    const to = placed(other)!;
    const [ahead, aside] = [(to[0] - from[0]) * dx + (to[1] - from[1]) * dy, Math.abs((to[0] - from[0]) * dy) + Math.abs((to[1] - from[1]) * dx)];
    const far = ahead + aside * 2;
    if (other !== key && ahead > 10 && (!best || far < best.far)) best = { key: other, far };
  }
  return best?.key ?? null;
}

/** How the map lies in a frame: as large as it goes, in the middle, and where there is no room for that, larger than the frame. */
export interface Fit {
  width: number;
  height: number;
  scale: number;
  left: number;
  top: number;
}

export function fitting(across: number, high: number, zoom = 1): Fit {
  const [width, height] = [Math.max(across, WIDTH * LEAST) * zoom, Math.max(high, HEIGHT * LEAST) * zoom];
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  return { width, height, scale, left: (width - WIDTH * scale) / 2, top: (height - HEIGHT * scale) / 2 };
}

/** How many of these places something would cover that lies over one end of the frame. */
export function covered(keys: readonly string[], fit: Fit, from: number, to: number, high: number): number {
  return keys.filter((key) => {
    const at = placed(key);
    if (!at) return false;
    const [half, tall] = key === "rebel_base" ? [BASE.width / 2, BASE.height / 2] : [BOX.width / 2, BOX.height / 2];
    const [left, right] = [at[0] - half, at[0] + half].map((x) => fit.left + x * fit.scale) as [number, number];
    return right > from && left < to && fit.top + (at[1] - tall) * fit.scale < high;
  }).length;
}
