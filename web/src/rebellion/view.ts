/** What a seat sees of a game of Star Wars: Rebellion (src/tablero/games/rebellion/view.py). */

import type { Message } from "../lib/types";

export type Counts = Record<string, number>;

export interface PlaceView {
  key: string;
  units: Counts;
  loyalty?: string | null;
  marks?: string[];
}
export interface LeaderView {
  key: string;
  side: string;
  at: string;
  ring: string | null;
}
export interface Assigned {
  side: string;
  leaders: string[];
  card: string | null;
  starting: boolean;
}
export interface AttackView {
  side: string;
  /** What was rolled and is not spent: colour and face. */
  dice: [string, string][];
  /** Unit, damage from before, damage dealt now. */
  hurt: [string, number, number][];
}
/** A value with what changed it. */
export interface Modified {
  base: number;
  total: number;
  parts: { amount: number; label: Message }[];
}
export interface CombatView {
  system: string;
  attacker: string;
  round: number;
  theater: string | null;
  damage: Record<string, number[]>;
  doomed: Counts;
  attack: AttackView | null;
  won: (string | null)[];
  retreated: string[];
  /** By side, theater and colour. */
  dice: Record<string, Record<string, Record<string, Modified>>>;
  point_blank: boolean;
  /** The theater whose tactic cards a side can't play now. */
  silenced: Record<string, string>;
  no_retreat: string[];
}
export interface MissionView {
  card: string;
  side: string;
  seat: number;
  system: string | null;
  leaders: string[];
  target: string | null;
  closed: boolean;
  opposing: string[];
  /** How many each side rolls, if it comes to that. */
  dice: Record<string, number> | null;
}
export interface RoleView {
  side: string;
  /** Null for somebody who plays a side alone. */
  role: string | null;
  passed: boolean;
}
/** What lasts for a while: leaders and places by their names. */
export interface Lasting {
  mobilizing: number;
  detained: string[];
  protected: string[];
  locked: string[];
  unpinning: string[];
  bonus: string[];
  yoda_used: boolean;
}
export interface RebellionView {
  side: string | null;
  /** By seat. */
  roles: RoleView[];
  phase: string;
  turn: { side: string; role: string | null } | null;
  passed: boolean[];
  time: number;
  reputation: number;
  places: PlaceView[];
  base: { revealed: boolean; system: string | null };
  queue: Counts[];
  supply: Counts;
  leaders: LeaderView[];
  missions: { held: number; hand: string[] | null; deck: number; discard: string[] }[];
  projects: { deck: number; discard: string[] };
  assigned: Assigned[];
  actions: { hand: string[]; held: number[]; deck: number[]; used: string[] };
  objectives: { hand: (string | number)[]; deck: number; known: unknown[]; done: string[] };
  tactics: { hands: { held: number[]; hand: string[] | null }[]; decks: number[]; discards: string[][] };
  probes: { held: number; hand: string[]; deck: number; aside: string[] | number; gone: string[] };
  mission: MissionView | null;
  combat: CombatView | null;
  lasting: Lasting;
}
