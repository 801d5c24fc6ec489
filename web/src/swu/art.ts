/** Pictures of cards: a silhouette for what the card is, before a scenery of its own; the same card always looks the same. */

import { faceOf } from "./faces/faces";
import { silhouette, type Drawn } from "./faces/silhouettes";
import type { Printed } from "./view";

export const ASPECTS = ["vigilance", "command", "aggression", "cunning", "villainy", "heroism"] as const;

/** Signs for the aspects, in a box of 24: an eye, a chevron, a flame, a knot, a fang, a rising sun. */
export const SIGNS: Record<string, string> = {
  vigilance: "M12 4c5 0 8.5 4.6 9.5 8-1 3.4-4.5 8-9.5 8S3.500 15.400 2.500 12C3.500 8.600 7 4 12 4zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  command: "M12 2l9 7v5l-9-7-9 7V9zm0 8l9 7v5l-9-7-9 7v-5z",
  aggression: "M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 1.500-5 3-6 0 2 1 3 2 3 0-4-1-7 2-11z",
  cunning: "M12 1l6 6-6 6-6-6zM6 11l6 6-6 6-6-6zM18 11l6 6-6 6-6-6z",
  villainy: "M2 3l10 5 10-5-4 9 2 9-8-5-8 5 2-9z",
  heroism: "M3 19a9 9 0 0 1 18 0zM11 2h2v6h-2zM3.500 6l1.500-1.500 4 4-1.500 1.500zM20.500 6L19 4.500l-4 4 1.500 1.500zM1 21h22v2H1z",
};

/** Around which colour a card's picture is painted. */
const HUES: Record<string, number> = { vigilance: 214, command: 145, aggression: 6, cunning: 42, villainy: 268, heroism: 196 };

export interface Picture extends Drawn {
  /** Degrees round the colour circle. */
  hue: number;
  seed: number;
  space: boolean;
}

export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

export function picture(key: string, card: Printed): Picture {
  const seed = hash(key);
  const base = HUES[card.aspects[0] ?? ""] ?? 222;
  const hue = (base + (seed % 57) - 28 + 360) % 360;
  return { ...silhouette(faceOf(card)), hue, seed, space: card.arena === "space" };
}

/** The colour of a card's frame: its first colour aspect, or that of its side. */
export function frame(card: Printed): string {
  const colour = card.aspects.find((aspect) => aspect !== "villainy" && aspect !== "heroism") ?? card.aspects[0];
  return colour ? `var(--${colour})` : "var(--neutral)";
}

export function tint(card: Printed): string {
  const side = card.aspects.find((aspect) => aspect === "villainy" || aspect === "heroism");
  return side ? `var(--${side})` : frame(card);
}
