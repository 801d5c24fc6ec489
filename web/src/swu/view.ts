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
  base: { key: string; hp: number; damage: number; epic_used: boolean };
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

/** The things that lie on the table, so that clicking them is possible. */
export function visible(view: SwuView): Set<string> {
  const found = new Set<string>();
  for (const player of view.players) {
    found.add(`base:${player.seat}`).add(`player:${player.seat}`);
    for (const leader of player.leaders) found.add(`leader:${leader.card}`);
    for (const unit of player.units) {
      found.add(`unit:${unit.id}`);
      for (const upgrade of unit.upgrades) found.add(`upgrade:${upgrade.id}`);
    }
    if (player.seat === view.seat) for (const { card } of player.hand.cards) found.add(`card:${card}`);
  }
  for (const { card } of [...view.playing, ...view.shown]) found.add(`card:${card}`);
  return found;
}
