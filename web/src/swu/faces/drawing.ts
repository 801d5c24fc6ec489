/** A small language for silhouettes, in a box of 100 by 80: strokes with a letter and numbers, separated by semicolons.
 *
 *  p  corners            s  a closed curve drawn toward its points
 *  m  the right half of a shape with corners that is the same on both sides     h  the same with a curve
 *  o  middle, radius and, where it isn't a circle, the other radius             l  width, then the points of a line
 *
 *  A capital draws the stroke and its mirror image, a minus sign cuts it out, and @name stands for a part that is used often.
 */

type Point = readonly [number, number];
interface Stroke {
  points: Point[];
  round: boolean;
}

const MIDDLE = 50;
const CORNERS = 8;

const mirrored = (points: Point[]): Point[] => points.map(([x, y]): Point => [2 * MIDDLE - x, y]).reverse();
const whole = (half: Point[]): Point[] => [...half, ...mirrored(half.filter(([x]) => x !== MIDDLE))];

function pairs(numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!]);
}

function oval([x = 0, y = 0, across = 0, down = across]: number[]): Point[] {
  const out = 1 / Math.cos(Math.PI / CORNERS);
  return Array.from({ length: CORNERS }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [x + across * out * Math.cos(angle), y + down * out * Math.sin(angle)];
  });
}

function line([width = 0, ...numbers]: number[]): Point[][] {
  const points = pairs(numbers);
  return points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i]!;
    const scale = width / 2 / Math.hypot(x - fromX, y - fromY);
    const [dx, dy] = [(fromY - y) * scale, (x - fromX) * scale];
    return [[fromX + dx, fromY + dy], [x + dx, y + dy], [x - dx, y - dy], [fromX - dx, fromY - dy]];
  });
}

const TOOLS: Record<string, (numbers: number[]) => Stroke[]> = {
  p: (numbers) => [{ points: pairs(numbers), round: false }],
  s: (numbers) => [{ points: pairs(numbers), round: true }],
  m: (numbers) => [{ points: whole(pairs(numbers)), round: false }],
  h: (numbers) => [{ points: whole(pairs(numbers)), round: true }],
  o: (numbers) => [{ points: oval(numbers), round: true }],
  l: (numbers) => line(numbers).map((points) => ({ points, round: false })),
};

/** Twice the area, with the sign of the direction in which it is gone round. */
function turning(points: Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

const at = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const between = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

function outline(points: Point[], round: boolean): string {
  if (!round) return `M${points.map(at).join("L")}Z`;
  const bends = points.map((point, i) => `Q${at(point)} ${at(between(point, points[(i + 1) % points.length]!))}`);
  return `M${at(between(points.at(-1)!, points[0]!))}${bends.join("")}Z`;
}

/** Everything is gone round the same way and what is cut out the other way, so that strokes may lie over each other. */
function drawn(stroke: string): string {
  const cut = stroke.startsWith("-");
  const [letter = "", ...numbers] = stroke.slice(cut ? 1 : 0).trim().split(/\s+/);
  const single = TOOLS[letter.toLowerCase()]!(numbers.map(Number));
  const all = letter === letter.toLowerCase() ? single : single.flatMap(({ points, round }) => [{ points, round }, { points: mirrored(points), round }]);
  return all.map(({ points, round }) => outline(turning(points) > 0 === cut ? [...points].reverse() : points, round)).join("");
}

/** Return a drawing as the path of an SVG. */
export function path(drawing: string, parts: Readonly<Record<string, string>> = {}): string {
  const strokes = drawing.split(";").map((stroke) => stroke.trim()).filter(Boolean);
  return strokes.map((stroke) => (stroke.startsWith("@") ? path(parts[stroke.slice(1)]!) : drawn(stroke))).join("");
}
