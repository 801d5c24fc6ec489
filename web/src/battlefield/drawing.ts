/** Shapes as SVG draws them, and lengths as people read them. */

import type { Shape } from "../lib/types";
import { words } from "../lib/words.svelte";
import { INCH, TURN, type Outline, type Pose } from "./view";

export type XY = readonly [number, number];

export const ring = (points: readonly XY[]): string => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;

/** A circle as a path, so that every base is drawn alike. */
const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The outline of a shape, round its corners where it has a radius. */
export function outlined({ core, radius }: Outline): string {
  if (core.length === 1) return circle(core[0]![0], core[0]![1], radius);
  if (!radius) return ring(core);
  const next = (i: number): XY => core[(i + 1) % core.length]!;
  const area = core.reduce((sum, [x, y], i) => sum + x * next(i)[1] - y * next(i)[0], 0);
  const side = area < 0 ? -1 : 1;
  const parts = core.map(([x, y], i) => {
    const [bx, by] = next(i);
    const long = Math.hypot(bx - x, by - y) || 1;
    const [ox, oy] = [(side * radius * (by - y)) / long, (-side * radius * (bx - x)) / long];
    const at = (a: number, b: number): string => `${Math.round(a)} ${Math.round(b)}`;
    return `${i ? `A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ` : "M"}${at(x + ox, y + oy)}L${at(bx + ox, by + oy)}`;
  });
  const start = parts[0]!.slice(1, parts[0]!.indexOf("L"));
  return `${parts.join("")}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${start}Z`;
}

export const drawn = (shape: Shape): string => ("disc" in shape ? circle(...shape.disc) : shape.polygon.map(ring).join(""));

export const degrees = (facing: number): number => (facing * 360) / TURN;

/** How far a shape reaches from its middle, and how near its edge comes. */
export function reachOf({ core, radius }: Outline): { most: number; least: number } {
  if (core.length === 1) return { most: radius, least: radius };
  const far = core.map(([x, y]) => Math.hypot(x, y) + radius);
  const [width, depth] = [0, 1].map((axis) => Math.max(...core.map((point) => Math.abs(point[axis]!) + radius)));
  return { most: Math.max(...far), least: Math.min(width!, depth!) };
}

/** The tip of a base that looks along x, which shows where its front is. */
export function nose(base: Outline): string {
  const { least } = reachOf(base);
  const front = base.core.length === 1 ? base.radius : Math.max(...base.core.map(([x]) => x)) + base.radius;
  return `M${front * 0.95} 0L${front * 0.95 - least * 0.42} ${-least * 0.34}V${least * 0.34}Z`;
}

/** A shape at a pose. */
export function placed({ core, radius }: Outline, [x, y, , facing]: Pose): Outline {
  const angle = (facing * 2 * Math.PI) / TURN;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { core: core.map(([a, b]) => [x + a * cos - b * sin, y + a * sin + b * cos]), radius };
}

/** The convex hull of points, one way round. */
export function hull(points: readonly XY[]): XY[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (row: XY[]): XY[] => {
    const found: XY[] = [];
    for (const point of row) {
      while (found.length > 1 && left(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half([...sorted].reverse())];
}
const left = (a: XY, b: XY, c: XY): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** How far two shapes are apart on the plane; nothing if they meet. */
export function apart(one: Outline, other: Outline): number {
  const [a, b] = [edges(one.core), edges(other.core)];
  const least = Math.min(...a.flatMap((edge) => b.map((against) => between(edge, against))));
  return Math.max(0, least - one.radius - other.radius);
}
type Edge = readonly [XY, XY];
const edges = (core: readonly XY[]): Edge[] => core.map((point, i) => [point, core[(i + 1) % core.length]!]);

function between([a, b]: Edge, [c, d]: Edge): number {
  if (left(a, b, c) * left(a, b, d) < 0 && left(c, d, a) * left(c, d, b) < 0) return 0;
  return Math.min(toEdge(a, [c, d]), toEdge(b, [c, d]), toEdge(c, [a, b]), toEdge(d, [a, b]));
}
function toEdge([x, y]: XY, [[ax, ay], [bx, by]]: Edge): number {
  const long = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = long ? Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long)) : 0;
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** How long a way is. */
export const wayLength = (points: readonly XY[]): number => points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);

/** A length in inches, with two places at most. */
export const inches = (length: number): string => `${(length / INCH).toLocaleString(words.lang, { maximumFractionDigits: 1 })}″`;
