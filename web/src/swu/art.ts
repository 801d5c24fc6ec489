/** Pictures of cards, chosen by what a card is and drawn from a few shapes; the same card always looks the same. */

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

const SHAPES: Record<string, string> = {
  // A head and shoulders under a hood, a helmet, or bare.
  person: "M50 12c10 0 16 8 16 19 0 8-3 14-7 18 14 4 26 12 28 31H13c2-19 14-27 28-31-4-4-7-10-7-18 0-11 6-19 16-19z",
  hood: "M50 8c16 0 24 14 24 30l-4 14c10 4 19 12 22 28H8c3-16 12-24 22-28l-4-14C26 22 34 8 50 8zm0 14c-9 0-12 8-12 17s5 15 12 15 12-6 12-15-3-17-12-17z",
  helmet: "M50 8c15 0 23 11 23 25v12l-6 8H33l-6-8V33C27 19 35 8 50 8zM31 33v6h16v-6zm22 0v6h16v-6zM44 46h12v7H44zM14 80c1-14 9-21 21-23h30c12 2 20 9 21 23z",
  droid: "M38 18a12 12 0 0 1 24 0v6H38zM34 26h32v40H34zM40 32h8v6h-8zM53 32h7v6h-7zM40 44h20v4H40zM26 30h6v44h-8zM68 30h6l2 44h-8zM40 68h20v12H40z",
  creature: "M8 62c4-24 22-34 40-32 8-12 22-16 34-10-4 2-6 5-6 9 10 4 14 12 14 18l-14-2c-2 8-8 13-12 15l2 20h-8l-5-17H37l-6 17h-8l2-18c-6 2-12 3-17 0z",
  walker: "M30 14h34l10 8v18l-8 6H32l-8-6V22zm4 7v9h12v-9zm16 0v9h12v-9zM34 46l-6 16 4 4-4 14h10l4-16-3-4 5-14zM56 46l5 14-3 4 4 16h10l-4-14 4-4-6-16z",
  speeder: "M4 50l26-14h34l28 12-8 8H66l-8 8H24l-6-8H6zM34 40l-8 8h30l-6-8zM20 68h14v4H20zM52 68h18v4H52z",
  fighter: "M50 6l6 26 34 18 2 12-34-8-2 18 10 8v4l-16-4-16 4v-4l10-8-2-18-34 8 2-12 34-18z",
  capital: "M4 54L96 40 70 52l24 8-28 2-6 10H30l-8-10zM34 44h18v-8h8v-6h6v12l-10 4z",
  transport: "M10 44c8-16 30-22 52-18l26 12 6 14-10 12H44l-8 10H16l4-14-10-4zM64 34l-6 10h24l-8-8zM22 48h20v5H22z",
  event: "M50 4l8 26 26-12-14 24 24 10-26 6 10 26-24-14-8 20-6-22-26 8 14-22L4 42l28-4L22 14l22 14z",
  item: "M72 8l12 12-34 34 6 6-6 6-4-4-22 22-8-8 22-22-4-4 6-6 6 6 30-30z",
  gear: "M44 8h12l2 10 9 4 8-6 9 9-6 8 4 9 10 2v12l-10 2-4 9 6 8-9 9-8-6-9 4-2 10H44l-2-10-9-4-8 6-9-9 6-8-4-9-10-2V44l10-2 4-9-6-8 9-9 8 6 9-4zm6 24a17 17 0 1 0 0 34 17 17 0 0 0 0-34z",
  base: "M4 80V62h10V44h10v10h8V30h8V16h5V6h6v10h5v14h8v24h8V38h12v24h12v18z",
  shield: "M50 8l34 12c0 30-10 50-34 64C26 70 16 50 16 20z",
  star: "M50 8l12 28 30 2-23 20 8 30-27-17-27 17 8-30L8 38l30-2z",
};

/** What is drawn into a shape: folds, plates, windows. */
const DETAILS: Record<string, string> = {
  person: "M34 31c-1-13 6-20 16-20s17 7 16 20c-3-8-8-11-16-11s-13 3-16 11zM50 58l-8 22h-5l4-24zM50 58l8 22h5l-4-24z",
  hood: "M50 60l-7 20h14zM20 62l9 18h-6zM80 62l-9 18h6zM50 9c-12 2-19 14-19 29 3-11 9-17 19-17s16 6 19 17c0-15-7-27-19-29z",
  helmet: "M27 40h46v4H27zM48 10h4v18h-4zM36 62h28v4H36zM34 70h32v3H34z",
  droid: "M34 52h32v3H34zM34 58h32v3H34zM47 19h6v4h-6zM40 40h20v2H40z",
  creature: "M18 58c8-14 18-19 30-18-10 4-16 10-18 20zM78 26a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM56 58h14v4H56z",
  walker: "M24 32h50v4H24zM42 46h16v5H42zM30 62h9v3h-9zM59 62h9v3h-9z",
  speeder: "M10 50h78v3H10zM60 40l14 8H58zM30 56h30v3H30z",
  fighter: "M48 12h4v40h-4zM20 52l24-14v4zM80 52L56 38v4zM44 60h12v4H44z",
  capital: "M20 54l60-9-40 11zM36 58h4v4h-4zM46 57h4v4h-4zM56 56h4v4h-4zM30 66h28v3H30z",
  transport: "M20 40c10-8 22-10 34-9l-4 5c-10-1-18 1-26 7zM20 60h60v3H20zM48 50h6v6h-6z",
  event: "M50 24l4 14 14-6-8 12 12 6-14 3 5 14-12-8-5 11-3-12-13 4 7-12-12-5 14-3-5-12 12 7z",
  item: "M70 14l8 8-32 32-8-8zM32 60l6 6-14 14-6-6z",
  gear: "M50 38a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
  base: "M18 50h3v5h-3zM35 38h3v5h-3zM44 22h3v5h-3zM53 34h3v5h-3zM53 46h3v5h-3zM35 54h3v5h-3zM76 46h3v5h-3zM84 68h3v5h-3zM20 66h3v5h-3zM46 62h6v18h-6zM66 58h3v5h-3z",
  shield: "M50 18l24 9c0 21-7 36-24 47z",
  star: "M50 24l7 18 19 1-15 13 5 19-16-11z",
};

/** Around which colour a card's picture is painted. */
const HUES: Record<string, number> = { vigilance: 214, command: 145, aggression: 6, cunning: 42, villainy: 268, heroism: 196 };

export interface Picture {
  shape: string;
  detail: string;
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

export function shapeOf(key: string, card: Printed): string {
  const has = (...traits: string[]): boolean => traits.some((trait) => card.traits.includes(trait));
  if (card.types.includes("base")) return "base";
  if (card.types.includes("event")) return "event";
  if (card.types.includes("token") && card.types.includes("upgrade")) return key.includes("shield") ? "shield" : "star";
  if (card.types.includes("upgrade") && !card.types.includes("unit")) return has("item", "weapon", "lightsaber") ? "item" : "gear";
  if (card.arena === "space") return has("capital ship") ? "capital" : has("transport") ? "transport" : "fighter";
  if (has("walker")) return "walker";
  if (has("vehicle", "speeder", "tank")) return has("transport") ? "transport" : "speeder";
  if (has("creature")) return "creature";
  if (has("droid")) return "droid";
  if (has("force", "jedi", "sith", "inquisitor")) return "hood";
  if (has("trooper", "mandalorian", "clone", "bounty hunter")) return "helmet";
  return "person";
}

export function picture(key: string, card: Printed): Picture {
  const seed = hash(key);
  const kind = shapeOf(key, card);
  const base = HUES[card.aspects[0] ?? ""] ?? 222;
  const hue = (base + (seed % 57) - 28 + 360) % 360;
  return { shape: SHAPES[kind] ?? SHAPES["person"]!, detail: DETAILS[kind] ?? "", hue, seed, space: card.arena === "space" };
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
