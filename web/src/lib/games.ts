/** Which table a game has. One that has none of its own is played at the general one. */

import type { Component } from "svelte";
import type { Candidates, Choosing, RefsOf } from "./choosing.svelte";
import type { About, Numbers } from "./deeds";
import type { Decision, Json, LogEntry, Message, Option, State } from "./types";
import type { Wish, Wishes } from "./wishes.svelte";

export interface BoardProps {
  state: State;
  before: State | null;
  choosing: Choosing;
  names: string[];
  explained: Record<string, Message[]>;
  explain: (index: number) => void;
  why: ((ref: string) => void) | null;
  reason: { about: string; said: Message | null; rule: string | null } | null;
  /** Look at something more closely, where the game has more to say than it shows; null in replays. */
  inspect?: ((about: Json) => Promise<Json>) | null;
  /** The whole log, where the board shows the latest of it. */
  log?: readonly LogEntry[];
  /** What the seat wishes to be asked; null in replays. */
  wishes?: Wishes | null;
}

export interface GameTable {
  board: Component<BoardProps> | null;
  /** The same in words, for the text mode. */
  text: Component<BoardProps> | null;
  refsOf: RefsOf;
  candidates: Candidates;
  /** The things that can be clicked on the board; options about anything else are buttons. */
  visible(state: State): Set<string>;
  /** The rulebook, if it isn't called like the game: one for all, or by what the settings or the view tell. */
  book?: string | ((told: Record<string, unknown>) => string);
  /** What a player brings, at a glance. */
  brought?: Component<{ about: Json }>;
  /** The game whose lists it is played with, if they aren't its own. */
  lists?: string;
  /** Whether a setting means anything together with the others. */
  applies?(setting: string, settings: Record<string, unknown>): boolean;
  /** The text that says which side a seat plays, for so many. */
  side?(seat: number, seats: number): string;
  /** Settings that are made by hand, each with what makes it; nothing is set as long as it is null. */
  editors?: Record<string, Component<{ value: unknown; change: (value: unknown) => void }>>;
  /** The option that lets a question pass which the seat does not wish to be asked; null for all others. */
  unasked?(decision: Decision, wish: Wish): number | null;
  /** What is drawn beside a line of the log: dice, say. */
  mark?: Component<{ message: Message }>;
  /** What a line of the log is about, where it doesn't say so itself. */
  about?: About;
  /** The numbers that fly off things between two states. */
  numbers?: Numbers;
  /** What acts, large: it is shown beside the table while a move is told. */
  acting?: Component<{ ref: string; state: State; before: State; small: boolean }>;
  /** The thing or card that asks a question: it is shown with it. */
  source?(ask: Message, state: State): string | null;
  /** Whether an option of a question is rare and can't be taken back: it stands last, and is asked once more. */
  grave?(option: Option, ask: Message): boolean;
  /** Whether the board itself tells what has happened lately. */
  news?: boolean;
  /** Whether a question shows something that one wants to see, even if there is but one answer. */
  looks?(decision: Decision): boolean;
  /** The keys of options that come often, by the word that the option is or begins with. */
  keys?: Record<string, string>;
}

const GENERAL: GameTable = { board: null, text: null, refsOf: () => [], candidates: () => [], visible: () => new Set() };

/** Each game brings its tables in a folder of its own: `table.ts` there names them. They come when the first is needed. */
const FOUND = import.meta.glob<{ TABLES: Record<string, GameTable> }>("../*/table.ts");
const TABLES: Record<string, GameTable> = {};
let loading: Promise<void> | null = null;

/** Fetch the tables of all games; what comes after it may ask `tableFor`. */
export function loadTables(): Promise<void> {
  loading ??= Promise.all(Object.values(FOUND).map((load) => load())).then(
    (found) => void Object.assign(TABLES, ...found.map((one) => one.TABLES)),
    (error: unknown) => {
      loading = null; // so that they are asked for again
      throw error;
    },
  );
  return loading;
}

export function tableFor(game: string): GameTable {
  return TABLES[game] ?? GENERAL;
}

/** The rulebook that a game is played by; its settings tell, and so does what is seen of it. */
export function bookOf(game: string, told: Record<string, unknown>): string {
  const book = tableFor(game).book ?? game;
  return typeof book === "string" ? book : book(told);
}

type Screens = Partial<Record<"cards" | "decks", () => Promise<{ default: Component<{ game: string; query: URLSearchParams }> }>>>;

/** The screens that a game has besides its table, its cards and what is built with them: `screens.ts` in its folder names them. */
const SCREENS: Record<string, Screens> = Object.assign({}, ...Object.values(import.meta.glob<{ SCREENS: Record<string, Screens> }>("../*/screens.ts", { eager: true })).map((one) => one.SCREENS));

export function screensOf(game: string): Screens {
  return SCREENS[game] ?? {};
}
