/** What the server sends, as docs/server.md describes it. Views are each game's own. */

/** The code of a language; which there are, the server tells. */
export type Lang = string;

export interface Language {
  lang: Lang;
  /** What it calls itself. */
  name: string;
}

/** A text before it has a language. */
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}
export type Arg = number | string | Message | Message[];

export type Option = string | [string, ...(string | number)[]];

export interface Choose {
  kind: "choose";
  ask: Message;
  options: Option[];
}
export interface Pick {
  kind: "pick";
  ask: Message;
  options: Option[];
  least: number;
  most: number;
}
export interface Distribute {
  kind: "distribute";
  ask: Message;
  options: Option[];
  least: number;
  total: number;
  caps: number[];
}
/** A place on a plane, counted in whole numbers. */
export type Point = [number, number];
/** A place that an answer names: where, and how high and which way it faces where that is said too. */
export type Spot = [number, number, ...number[]];
/** A disc is its middle and radius, a polygon its outline and then its holes. */
export type Shape = { disc: [number, number, number] } | { polygon: Point[][] };
/** Something to be placed: its shape around (0, 0), where it is now, where its middle may and may not come. */
export interface Mover {
  shape: Shape;
  at: Point | null;
  within: Shape[];
  avoid: Shape[];
}
export interface Region {
  bounds: [number, number, number, number];
  answer: "point" | "points" | "paths" | "tool" | "turn";
  movers: Mover[];
  pieces: { shape: Shape; seat: number | null; name: Message | null }[];
  /** What a game's own table needs besides, for answers of its own. */
  about?: Json;
}
export interface Place {
  kind: "place";
  ask: Message;
  /** How many make one for people. */
  scale: number;
  region: Region | null;
  /** Whether the server finds an answer that brings everything near a point. */
  toward?: boolean;
}
export type Decision = Choose | Pick | Distribute | Place;

export interface Outcome {
  winners: number[];
  why: Message;
  scores: number[];
}

export interface LogEntry {
  at: number;
  message: Message;
}

/** Something that others must agree to. */
export interface Offer {
  kind: "undo" | "draw" | "end" | "rematch" | "share";
  by: number;
  needs: number[];
  yes: number[];
}

export interface State {
  t: "state";
  seq: number;
  table?: TableFacts;
  seat: number | null;
  question: number;
  waiting: number[];
  /** Each game's own; null as long as the table waits for players. */
  view: Json;
  decision: Decision | null;
  outcome: Outcome | null;
  log: LogEntry[];
  /** How many lines of the log that came before still stand. */
  kept?: number;
  clock: Clock | null;
  offers: Offer[];
  /** Where there is no clock: since when each seat is asked, who was nudged about it, and the server's time. */
  waits?: Waits | null;
  described: Message[];
  /** The rule that the open question is put by, or of the phase, if one is known. */
  rule?: string | null;
  explained?: Record<string, Message[]>;
  /** Whether something can be taken back: freely, by asking, or not. */
  undo?: "free" | "ask" | null;
  step?: number;
}

export interface Waits {
  since: Record<string, number>;
  nudged: number[];
  now: number;
}

export interface Clock {
  start: number;
  increment: number;
  renews: boolean;
  /** Milliseconds. */
  left: number[];
  running: number[];
  now: number;
}

export interface Seat {
  kind: "person" | "bot" | "link" | "open";
  name: string | null;
  level: string | null;
  /** Whether a bot goes on for somebody who is away. */
  away?: boolean;
}

export interface TableFacts {
  table: string;
  game: string;
  seats: Seat[];
  status: "open" | "playing" | "over";
  created: number;
  settings: Record<string, unknown>;
  spectators: boolean;
  chat: "off" | "seats" | "all";
  again: string | null;
  /** Nobody could watch, but the players let anybody see the record. */
  shared?: boolean;
  /** Whether its players may ask what a bot would do. */
  hints?: boolean;
  /** Whether the result changes the ratings of its players. */
  rated?: boolean;
  /** In the lobby: how strong those at the seats of a rated table are. */
  ratings?: (Strength | null)[];
  /** When it last changed, in milliseconds. */
  changed?: number;
  /** Of a table of one's own: the seats that are one's own, and those that are asked something. */
  mine?: number[];
  waiting?: number[] | null;
}

/** How strong somebody is, give or take the deviation; no more than a guess while it is provisional. */
export interface Strength {
  rating: number;
  deviation: number;
  provisional: boolean;
}

export interface Setting {
  name: string;
  values: (string | number | boolean)[];
  default: unknown;
}

export interface GameFacts {
  name: string;
  seats: number[];
  settings: Setting[];
  bots: string[];
  brings: Brings | null;
  /** Whether its odds can be asked. */
  odds?: boolean;
  /** Whether it has a guided first game. */
  guide?: boolean;
}

/** What each player brings to a game: the setting that holds it, and how many in a format, where it is not one. */
export interface Brings {
  setting: string;
  formats: string[];
  count: Record<string, number>;
}

export interface Rule {
  id: string;
  /** The name of its rulebook. */
  book: string;
  section?: Bilingual;
  title: Bilingual;
  text: Bilingual;
}
export type Bilingual = { en: string; es: string } | string;

/** Return a text of the rule catalogue in a language, in English if it has none. */
export function inLanguage(both: Bilingual | undefined, lang: Lang): string {
  if (both === undefined || typeof both === "string") return both ?? "";
  return (both as Record<Lang, string>)[lang] ?? both.en;
}

// eslint-disable-next-line -- a view is whatever its game says; each table reads its own through typed interfaces
export type Json = any;
