/** All silhouettes, by name, as paths that an SVG can draw. */

import { path } from "./drawing";
import { PARTS } from "./parts";
import { PEOPLE } from "./people";
import { THINGS } from "./things";
import { VEHICLES } from "./vehicles";

/** What is drawn, what is dark on it, and what shines. */
export type Silhouette = readonly [shape: string, dark?: string, light?: string];

export const SILHOUETTES = { ...PEOPLE, ...VEHICLES, ...THINGS };
export type Face = keyof typeof SILHOUETTES;

export interface Drawn {
  shape: string;
  dark: string;
  light: string;
}

const kept = new Map<Face, Drawn>();

export function silhouette(face: Face): Drawn {
  const ready = kept.get(face);
  if (ready) return ready;
  const [shape, dark = "", light = ""]: Silhouette = SILHOUETTES[face];
  const drawn = { shape: path(shape, PARTS), dark: path(dark, PARTS), light: path(light, PARTS) };
  kept.set(face, drawn);
  return drawn;
}
