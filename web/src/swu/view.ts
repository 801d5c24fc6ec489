/** What a seat sees of a game of Star Wars: Unlimited (src/tablero/games/swu/view.py). */

import type { Message } from "../lib/types";

export interface CardRef {
  card: number;
  key: string;
}
export interface Modified {
  base: number;
  total: number;
  parts: { amount: number; label: Message }[];
}
export interface Upgrade extends CardRef {
  id: number;
  side: string;
  owner: number;
  controller: number;
}
export interface Unit extends CardRef {
  id: number;
  side: string;
  owner: number;
  arena: "ground" | "space";
  power: Modified;
  hp: Modified;
  damage: number;
  exhausted: boolean;
  leader: boolean;
  keywords: [string, number][];
  blank: boolean;
  gained: Message[];
  traits: string[];
  named: string;
  upgrades: Upgrade[];
  captives: CardRef[];
}
export interface Leader extends CardRef {
  deployed: boolean;
  exhausted: boolean;
  epic_used: boolean;
}
export interface Player {
  seat: number;
  out: boolean;
  passed: boolean;
  taken: boolean;
  base: { key: string; hp: number; damage: number; epic_used: boolean; captives?: CardRef[] };
  leaders: Leader[];
  hand: { count: number; cards: CardRef[] };
  deck: { count: number; known: (CardRef & { place: number })[] };
  looked: number;
  discard: CardRef[];
  resources: { others: number[]; ready: number; total: number; cards: CardRef[] };
  credits: number;
  force: boolean;
  units: Unit[];
  removed: CardRef[];
}
export interface Printed {
  name: string;
  title: string;
  types: string[];
  unique: boolean;
  aspects: string[];
  traits: string[];
  text: Message[];
  unit_text?: Message[];
  pilot_text?: Message[];
  cost?: number;
  power?: number;
  hp?: number;
  upgrade_power?: number;
  upgrade_hp?: number;
  arena?: string;
}
export interface SwuView {
  seat: number | null;
  format: string;
  round: number;
  phase: string;
  active: number;
  initiative: number | null;
  initiative_taken: boolean;
  blast: number | null;
  plan: number | null;
  players: Player[];
  attack: { attacker: number | null; defender: number | null; player: number | null } | null;
  playing: CardRef[];
  shown: CardRef[];
  cards: Record<string, Printed>;
}

/** The seats from the far side of the table to the near one. */
export function order(view: SwuView): Player[] {
  const seat = view.seat ?? 0;
  return [...view.players.slice(seat + 1), ...view.players.slice(0, seat), view.players[seat]!];
}

export type Zone = "hand" | "resources" | "deck" | "discard" | "removed" | "captives" | "playing" | "shown";
export interface Placed extends CardRef {
  zone: Zone;
  /** Whose zone it is; nobody's for what is being played or shown. */
  seat: number | null;
}

/** Every single card that one may look at, and where it is. */
export function placed(view: SwuView): Placed[] {
  const all: Placed[] = [];
  const put = (cards: CardRef[], zone: Zone, seat: number | null): void => {
    for (const { card, key } of cards) all.push({ card, key, zone, seat });
  };
  put(view.playing, "playing", null);
  put(view.shown, "shown", null);
  for (const player of view.players) {
    put(player.hand.cards, "hand", player.seat);
    put(player.discard, "discard", player.seat);
    put(player.resources.cards, "resources", player.seat);
    put(player.deck.known, "deck", player.seat);
    put(player.removed, "removed", player.seat);
    put(player.base.captives ?? [], "captives", player.seat);
    for (const unit of player.units) put(unit.captives, "captives", player.seat);
  }
  return all;
}

/** The things that can be pointed at, so that options about them need no button of their own. */
export function visible(view: SwuView): Set<string> {
  const found = new Set<string>(["arena:ground", "arena:space"]);
  for (const player of view.players) {
    for (const kind of ["base", "player", "resources"]) found.add(`${kind}:${player.seat}`);
    if (player.credits) found.add(`credits:${player.seat}`);
    if (player.force) found.add(`force:${player.seat}`);
    for (const leader of player.leaders) found.add(`leader:${leader.card}`);
    for (const unit of player.units) {
      found.add(`unit:${unit.id}`);
      for (const upgrade of unit.upgrades) found.add(`upgrade:${upgrade.id}`);
    }
  }
  for (const { card } of placed(view)) found.add(`card:${card}`);
  return found;
}

/** The cards that lie open besides hands: being played, shown, or offered from a pile that is usually closed. */
export function tray(view: SwuView, offered: (ref: string) => boolean): Placed[] {
  const open = (one: Placed): boolean =>
    one.zone === "playing" || one.zone === "shown" || (offered(`card:${one.card}`) && one.zone !== "captives" && !(one.zone === "hand" && one.seat === view.seat));
  const seen = new Set<number>();
  return placed(view).filter((one) => open(one) && !seen.has(one.card) && seen.add(one.card));
}

/** From so many on they lie in a pile; and so many lie in one, so that it fits where a phone is narrowest. */
const STACK = 3;
const HIGHEST = 5;

/** A pile in parts that are about as large. */
function parted(pile: Unit[]): Unit[][] {
  const parts = Math.ceil(pile.length / HIGHEST);
  return Array.from({ length: parts }, (_, i) => pile.slice(Math.floor((i * pile.length) / parts), Math.floor(((i + 1) * pile.length) / parts)));
}

/** Units in the order of the table; those of which there are several alike lie over each other, where the first of them is. */
export function stacks(units: Unit[]): Unit[][] {
  const alike = ({ key, exhausted, damage, power, hp, keywords, blank, gained, named }: Unit): string => JSON.stringify([key, exhausted, damage, power.total, hp.total, keywords, blank, gained.length, named]);
  const piles = new Map<string, Unit[]>();
  for (const unit of units) {
    const kind = unit.upgrades.length || unit.captives.length || unit.leader ? String(unit.id) : alike(unit);
    piles.set(kind, [...(piles.get(kind) ?? []), unit]);
  }
  return [...piles.values()].flatMap((pile) => (pile.length < STACK ? pile.map((unit) => [unit]) : parted(pile)));
}
