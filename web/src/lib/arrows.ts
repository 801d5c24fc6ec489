/** Arrow keys on a board: from one thing to the nearest in that direction. */

export interface Spot {
  x: number;
  y: number;
}

const STEPS: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Return which of the spots an arrow leads to: the nearest that way, or else the next in order, so that none is out of reach. */
export function towards(spots: readonly Spot[], from: number, key: string): number {
  const step = STEPS[key];
  if (!step || spots.length === 0) return -1;
  const forward = step.x + step.y > 0;
  const here = spots[from];
  if (!here) return forward ? 0 : spots.length - 1;
  let [best, least] = [-1, Infinity];
  spots.forEach((spot, i) => {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y];
    const along = dx * step.x + dy * step.y;
    const across = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const far = along + 2 * across;
    if (i !== from && along > 1 && along >= across * 0.5 && far < least) [best, least] = [i, far];
  });
  return best >= 0 ? best : (from + (forward ? 1 : -1) + spots.length) % spots.length;
}
