/** Units, tokens and terrain in words and signs. */

import { onField, type Note } from "../battlefield/view";
import { words } from "../lib/words.svelte";
import { numbered, type CardView, type LegionView, type PieceView, type TokenView, type UnitView, type WeaponView } from "./view";

/** What shows a token at a glance; its text stands beside it. */
const SIGNS: Record<string, string> = {
  aim: "⊕",
  dodge: "↷",
  surge: "✦",
  standby: "◷",
  observation: "◈",
  suppression: "▼",
  ion: "ϟ",
  poison: "☠",
  immobilize: "⚓",
  shield: "⬢",
  "inactive-shield": "⬡",
  "vehicle-damage": "✖",
  commander: "★",
  bounty: "¤",
};
/** The sign of each rank, as its order token has one. */
const RANKS: Record<string, string> = { commander: "Ⅰ", operative: "Ⅱ", corps: "Ⅲ", special_forces: "Ⅳ", support: "Ⅴ", heavy: "Ⅵ" };

export const rankSign = (rank: string): string => RANKS[rank] ?? "·";
export const rankName = (rank: string): string => words.say(`legion-rank-${rank.replace("_", "-")}`);
export const tokenName = (kind: string): string => words.maybe(`legion-token-${kind}`, kind);
export const placeText = (place: string): string => words.maybe(`legion-shown-${place}`, place);
export const terrainName = (piece: PieceView): string => words.say(piece.name ? `legion-terrain-${piece.name}` : `legion-terrain-kind-${piece.kind}`);
export const terrainText = (piece: PieceView): string => words.say("legion-terrain-about", { name: terrainName(piece), movement: piece.movement, cover: piece.cover });

/** What of a card isn't enforced; nothing if all is, or as long as the card has not come. */
export const offText = (card: CardView | undefined): string => (card?.unenforced.length ? words.say("field-unenforced", { what: words.listed(card.unenforced.map((one) => words.render(one))) }) : "");

/** What lies beside a unit and holds for it: its order, its tokens, what it carries. */
export function notesOf(unit: UnitView): Note[] {
  const order = unit.order ? [{ kind: `order-${unit.order}`, sign: unit.order === "faceup" ? "▣" : "✓", text: words.say(`legion-shown-order-${unit.order}`) }] : [];
  const tokens = Object.entries(unit.tokens).map(([kind, count]) => {
    const shaken = kind === "suppression" && (unit.panicked || unit.suppressed) ? ` · ${words.say(unit.panicked ? "leg-panicked" : "leg-suppressed")}` : "";
    return { kind: shaken ? "shaken" : kind, sign: `${SIGNS[kind] ?? "●"}${count > 1 ? count : ""}`, text: `${tokenName(kind)} ${count}${shaken}` };
  });
  const held = unit.held ? [{ kind: "held", sign: `◆${unit.held > 1 ? unit.held : ""}`, text: words.say("leg-holds", { count: unit.held }) }] : [];
  return [...order, ...tokens, ...held];
}

/** All that there is to say of a unit in a line. */
export function unitInWords(unit: UnitView, letter: string, count: number, suffered: number): string {
  const told = [`${letter} ${words.say("legion-shown-unit", { name: words.render(unit.name), miniatures: count, wounds: suffered })}`];
  if (!onField(unit)) told.push(placeText(unit.place));
  return [...told, rankName(unit.rank), ...notesOf(unit).map(({ text }) => text)].join(", ");
}

/** What a token on the battlefield is called. */
export function lyingName(view: LegionView, index: number): string {
  const { kind } = view.tokens[index] as TokenView;
  const number = numbered(view).get(index);
  return number === undefined ? words.maybe(`leg-lying-${kind}`, kind) : words.say(`leg-lying-${kind}`, { number });
}

/** The colours of attack dice, the best first. */
export const COLOURS = ["red", "black", "white"] as const;
export const diceText = (weapon: WeaponView): string => COLOURS.filter((colour) => weapon[colour]).map((colour) => `${weapon[colour]} ${words.say(`legion-die-${colour}`)}`).join(", ");

/** Where a weapon reaches. */
export function reachText({ melee, least, most }: WeaponView): string {
  const ranged = most === null ? words.say("leg-range-beyond", { least }) : most ? words.say("leg-range", { least, most, n: least === most ? 1 : 2 }) : "";
  return [melee ? words.say("leg-melee") : "", ranged].filter(Boolean).join(" · ");
}
