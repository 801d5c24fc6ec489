/** What a battle of Star Wars: Legion shows, as its `view.py` sends it. Lengths are in 0.01 mm. */

import type { Rolled } from "../battlefield/Die.svelte";
import { INCH, type Body, type Company, type Figure, type Outline, type Pose, type TerrainView } from "../battlefield/view";
import type { Arg, Message, State } from "../lib/types";

/** A segment of the range ruler, and how many there are. */
export const RANGE = 6 * INCH;
export const RANGES = 5;
/** What bits of a body tell of it. */
const WALL = 2;
const FLOOR = 4;

export interface UnitView extends Company {
  title: string;
  card: string;
  rank: string;
  type: string;
  leader: number | null;
  miniatures: number[];
  strength: number;
  /** Whether it matters which way its miniatures face: their bases have notches. */
  face: boolean;
  order: string;
  activated: boolean;
  tokens: Record<string, number>;
  held: number;
  courage: number | null;
  speed: number;
  suppressed: boolean;
  panicked: boolean;
  granted: [string, number | null, string][];
  /** The id and the name of each card, and whether it is exhausted, expended, lost. */
  upgrades: [string, string, boolean, boolean, boolean][];
}
export interface MiniatureView {
  id: number;
  unit: number;
  name: string;
  /** How many wounds it has suffered, of how many that it takes. */
  wounds: [number, number];
  at: Pose | null;
  base: string;
  height: number;
}
export interface TokenView {
  kind: string;
  at: [number, number, number];
  radius: number;
  seat: number | null;
  marks: number;
  /** Who holds it, where that can be said of it. */
  held: number | null;
}
export interface PieceView {
  kind: string;
  name: string;
  movement: string;
  cover: number;
  bodies: (Body & { kind: number })[];
}
export interface CommandView {
  id: string;
  name: string;
  pips: number;
}
/** A flaw card, which the opponent of a unit with Flawed holds. */
export interface FlawView {
  id: string;
  name: string;
  text: Message;
}
export interface PlayerView {
  army: string;
  faction: string;
  hand: number;
  cards?: CommandView[];
  discarded: CommandView[];
  played: CommandView | null;
  flaws: FlawView[];
  flaws_played: FlawView[];
  nominated: number | null;
  order_pool: string[];
  pass_pool: number;
  passed: boolean;
}
export type NamedCard = [string, string];
export interface LegionView {
  edition: string;
  cohesion: number;
  round: number;
  rounds: number;
  phase: string;
  active: number | null;
  blue: number | null;
  priority: number | null;
  activating: number | null;
  actions: number;
  victory_points: number[];
  field: [number, number];
  zones: [number, number, number, number][][] | null;
  half_circles: [number, number, number][] | null;
  mission: Record<string, NamedCard>;
  rows: Record<string, NamedCard[]>;
  tokens: TokenView[];
  terrain: PieceView[];
  players: PlayerView[];
  units: UnitView[];
  miniatures: MiniatureView[];
  bases: Record<string, Outline>;
}
export type Miniature = Figure & { height: number };

/** A keyword as a card has it. */
export interface TermView {
  name: string;
  label: Message;
  text: Message;
  enforced: boolean;
}
export interface WeaponView {
  name: string;
  melee: boolean;
  least: number;
  most: number | null;
  red: number;
  black: number;
  white: number;
  surge: string;
  keywords: TermView[];
}
/** What is printed on a card. */
export interface CardView {
  name: string;
  title: string;
  points: number;
  wounds: number;
  courage: number | null;
  resilience: number | null;
  defence_die: string;
  surge_attack: string;
  surge_defence: boolean;
  silhouette: number;
  base: { shape: string; length: number; width: number; notched: boolean };
  keywords: TermView[];
  weapons: WeaponView[];
  type_name: Message;
  faction_name: Message;
  unenforced: Message[];
  /** What cards of other kinds than units say, and what else holds for them. */
  sentences?: Message[];
  facts?: Message[];
  weapon?: WeaponView | null;
}

export const battleOf = (state: State): LegionView => state.view as LegionView;

export const isGone = (unit: Company): boolean => unit.place === "defeated";

export const OBJECTIVES = ["point-of-interest", "asset", "objective"];
/** The numbers of the objective tokens, by their index. */
export function numbered(view: LegionView): Map<number, number> {
  const found = view.tokens.flatMap((token, index) => (OBJECTIVES.includes(token.kind) ? [index] : []));
  return new Map(found.map((index, number) => [index, number + 1]));
}

/** Miniatures as all battlefields know figures: with what they have left. */
export const miniatures = (view: LegionView): Miniature[] => view.miniatures.map((one) => ({ ...one, wounds: [one.wounds[1] - one.wounds[0], one.wounds[1]] }));

/** Terrain as all battlefields draw it: what it covers first, then what stands and what carries. */
export function drawnTerrain(pieces: readonly PieceView[]): TerrainView[] {
  return pieces.map(({ kind, name, bodies }) => ({
    kind: name || kind,
    ground: bodies[0]!,
    walls: bodies.slice(1).filter((body) => body.kind & WALL && !(body.kind & FLOOR)),
    floors: bodies.slice(1).filter((body) => body.kind & FLOOR),
  }));
}

/** What carries miniatures. */
export const floorsOf = (pieces: readonly PieceView[]): Body[] => pieces.flatMap((piece) => piece.bodies.filter((body) => body.kind & FLOOR));

const ATTACK_SIDES = 8;
/** The dice that a line of the log tells of: each says its colour and what it shows. */
export function diceIn(message: Message): Rolled[] {
  const dice = message.args?.["dice"];
  if (!Array.isArray(dice)) return [];
  const sides = message.id === "legion-attack-roll" ? ATTACK_SIDES : undefined;
  return dice.flatMap((die: Arg) => {
    if (typeof die !== "object" || Array.isArray(die)) return [];
    const face = (die.args?.["face"] as Message | undefined)?.id ?? die.id;
    return [{ face: face.split("-").at(-1)!, colour: String(die.args?.["kind"] ?? "white"), ...(sides ? { sides } : {}) }];
  });
}
