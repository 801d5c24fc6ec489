/** A deck while somebody builds it: cards by their keys. Whether it may be played, the server says. */

import { folded } from "../../lib/filter";
import type { Json } from "../../lib/types";
import type { CardRef, Printed } from "../view";

export interface Deck {
  name: string;
  format: string;
  leaders: string[];
  base: string | null;
  main: Record<string, number>;
  side: Record<string, number>;
}

export type Part = "main" | "side";

/** More copies than a file may have are not counted. */
const MOST = 999;

export const EMPTY: Deck = { name: "", format: "premier", leaders: [], base: null, main: {}, side: {} };

export function isEmpty(deck: Deck): boolean {
  return !deck.leaders.length && deck.base === null && !Object.keys(deck.main).length && !Object.keys(deck.side).length;
}

export const keysOf = (deck: Deck): string[] => [...new Set([...deck.leaders, ...(deck.base ? [deck.base] : []), ...Object.keys(deck.main), ...Object.keys(deck.side)])];

export const countOf = (cards: Record<string, number>): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** How many copies there are of a card, wherever it stands. */
export function copiesOf(deck: Deck, key: string): number {
  const command = [...deck.leaders, deck.base].filter((one) => one === key).length;
  return command + (deck.main[key] ?? 0) + (deck.side[key] ?? 0);
}

/** Return the deck with one more of a card, where such a card belongs: a leader or base takes the place of the one before. */
export function withCard(deck: Deck, key: string, card: Printed, part: Part = "main"): Deck {
  if (card.types.includes("leader")) {
    const others = deck.leaders.filter((one) => one !== key);
    return { ...deck, leaders: deck.format === "twin-suns" ? [...others.slice(-1), key] : [key] };
  }
  if (card.types.includes("base")) return { ...deck, base: key };
  return { ...deck, [part]: { ...deck[part], [key]: Math.min(MOST, (deck[part][key] ?? 0) + 1) } };
}

/** Return the deck with one less of a card. */
export function withoutCard(deck: Deck, key: string, part: Part = "main"): Deck {
  if (deck.leaders.includes(key)) return { ...deck, leaders: deck.leaders.filter((one) => one !== key) };
  if (deck.base === key) return { ...deck, base: null };
  const left = (deck[part][key] ?? 0) - 1;
  const { [key]: _, ...others } = deck[part];
  return { ...deck, [part]: left > 0 ? { ...deck[part], [key]: left } : others };
}

/** Return the deck with one copy of a card moved to the other part. */
export function moved(deck: Deck, key: string, from: Part): Deck {
  if (!deck[from][key]) return deck;
  const to: Part = from === "main" ? "side" : "main";
  const taken = withoutCard({ ...deck, leaders: [], base: null }, key, from);
  return { ...deck, main: taken.main, side: taken.side, [to]: { ...taken[to], [key]: (taken[to][key] ?? 0) + 1 } };
}

/** The deck as a file of our own, which the server reads. */
export function fileOf(deck: Deck): string {
  const cards = (counts: Record<string, number>): Json[] => Object.entries(counts).map(([card, count]) => ({ card, count }));
  const told: Json = { tablero: "swu-deck", version: 1, name: deck.name };
  if (deck.format !== "open") told.format = deck.format;
  told.leaders = deck.leaders.map((card) => ({ card }));
  told.bases = deck.base === null ? [] : [{ card: deck.base }];
  return JSON.stringify({ ...told, deck: cards(deck.main), sideboard: cards(deck.side) });
}

/** Return the deck in a file of our own; null for any other text. */
export function fromFile(text: string): Deck | null {
  let told: Json;
  try {
    told = JSON.parse(text);
  } catch {
    return null;
  }
  if (told?.tablero !== "swu-deck") return null;
  const list = (field: string): { card: string; count?: number }[] => (Array.isArray(told[field]) ? told[field].filter((one: Json) => typeof one?.card === "string") : []);
  const counts = (field: string): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const { card, count } of list(field)) found[card] = (found[card] ?? 0) + (Number.isInteger(count) ? count! : 1);
    return found;
  };
  return {
    name: typeof told.name === "string" ? told.name : "",
    format: typeof told.format === "string" ? told.format : EMPTY.format,
    leaders: list("leaders").map(({ card }) => card),
    base: list("bases")[0]?.card ?? null,
    main: counts("deck"),
    side: counts("sideboard"),
  };
}

/** Each copy of the cards by itself, as curves and hands want them. */
export function eachCopy(cards: Record<string, number>): CardRef[] {
  return Object.entries(cards)
    .flatMap(([key, count]) => Array.from({ length: count }, () => key))
    .map((key, card) => ({ card, key }));
}

/** Draw so many cards, none of them twice. */
export function dealt(cards: Record<string, number>, count: number, random: () => number = Math.random): string[] {
  const pile = eachCopy(cards).map(({ key }) => key);
  const hand: string[] = [];
  while (hand.length < count && pile.length) hand.push(...pile.splice(Math.floor(random() * pile.length), 1));
  return hand;
}

export interface Row {
  key: string;
  count: number;
}

/** The cards of a part by cost and name, those that nothing is known of last. */
export function rows(cards: Record<string, number>, printed: Record<string, Printed>, named: (name: string) => string): Row[] {
  const rank = (key: string): [number, string] => [printed[key] ? (printed[key].cost ?? 0) : 99, folded(named(printed[key]?.name ?? key))];
  return Object.entries(cards)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => {
      const [[costA, nameA], [costB, nameB]] = [rank(a.key), rank(b.key)];
      return costA - costB || nameA.localeCompare(nameB);
    });
}

/** A file name that any system takes. */
export function fileName(deck: Deck, kind: string): string {
  const name = folded(deck.name).replaceAll(" ", "-").slice(0, 60) || "deck";
  return `${name}.${kind === "text" ? "txt" : "json"}`;
}
