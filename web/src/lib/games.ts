/** Which table a game has. One that has none of its own is played at the general one. */

import type { Component } from "svelte";
import DeckSummary from "../swu/DeckSummary.svelte";
import Match from "../swu/Match.svelte";
import Swu from "../swu/Swu.svelte";
import SwuText from "../swu/SwuText.svelte";
import { candidates as swuCandidates, refsOf as swuRefs, tableOf } from "../swu/refs";
import { matchVisible } from "../swu/match";
import { visible as swuVisible } from "../swu/view";
import Dice from "../rebellion/Dice.svelte";
import Rebellion from "../rebellion/Rebellion.svelte";
import RebellionText from "../rebellion/RebellionText.svelte";
import { candidates as rebellionCandidates, refsOf as rebellionRefs } from "../rebellion/refs";
import { onTable as rebellionOnTable } from "../rebellion/board";
import type { Candidates, Choosing, RefsOf } from "./choosing.svelte";
import type { Json, Message, State } from "./types";

export interface BoardProps {
  state: State;
  before: State | null;
  choosing: Choosing;
  names: string[];
  explained: Record<string, Message[]>;
  explain: (index: number) => void;
  why: ((ref: string) => void) | null;
  reason: { about: string; said: Message | null; rule: string | null } | null;
}

export interface GameTable {
  board: Component<BoardProps> | null;
  /** The same in words, for the text mode. */
  text: Component<BoardProps> | null;
  refsOf: RefsOf;
  candidates: Candidates;
  /** The things that can be clicked on the board; options about anything else are buttons. */
  visible(state: State): Set<string>;
  /** What a player brings, at a glance. */
  brought?: Component<{ about: Json }>;
  /** Whether a setting means anything together with the others. */
  applies?(setting: string, settings: Record<string, unknown>): boolean;
  /** The text that says which side a seat plays, for so many. */
  side?(seat: number, seats: number): string;
  /** What is drawn beside a line of the log: dice, say. */
  mark?: Component<{ message: Message }>;
}

const LIMITED = ["sealed", "draft"];

const GENERAL: GameTable = { board: null, text: null, refsOf: () => [], candidates: () => [], visible: () => new Set() };

const TABLES: Record<string, GameTable> = {
  swu: {
    board: Swu,
    text: SwuText,
    refsOf: swuRefs,
    candidates: swuCandidates,
    visible: (state) => swuVisible(tableOf(state)!),
    brought: DeckSummary,
  },
  "swu-match": {
    board: Match,
    text: SwuText,
    refsOf: swuRefs,
    candidates: swuCandidates,
    visible: (state) => (tableOf(state) ? swuVisible(tableOf(state)!) : matchVisible(state.view)),
    brought: DeckSummary,
    applies: (setting, { format }) => setting !== "set" || LIMITED.includes(String(format)),
  },
  rebellion: {
    board: Rebellion,
    text: RebellionText,
    refsOf: rebellionRefs,
    candidates: rebellionCandidates,
    visible: rebellionOnTable,
    side: (seat, seats) => `rebellion-side-${seat < Math.max(1, seats - 2) ? 0 : 1}`,
    mark: Dice,
  },
};

export function tableFor(game: string): GameTable {
  return TABLES[game] ?? GENERAL;
}
