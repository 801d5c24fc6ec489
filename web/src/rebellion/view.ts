/** What a seat sees of a game of Star Wars: Rebellion (src/tablero/games/rebellion/view.py). */

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
}
export interface RebellionView {
  side: string | null;
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
  mission: { card: string; side: string; system: string | null; leaders: string[]; target: string | null } | null;
  combat: CombatView | null;
  lasting: Record<string, unknown>;
}

export const SIDES = ["rebel", "imperial"] as const;
