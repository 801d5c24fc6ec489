/** Which table a game has. One that has none of its own is played at the general one. */

import type { Component } from "svelte";
import Match from "../swu/Match.svelte";
import Swu from "../swu/Swu.svelte";
import SwuText from "../swu/SwuText.svelte";
import { candidates as swuCandidates, refsOf as swuRefs, tableOf } from "../swu/refs";
import { matchVisible } from "../swu/match";
import { visible as swuVisible } from "../swu/view";
import Rebellion from "../rebellion/Rebellion.svelte";
import RebellionText from "../rebellion/RebellionText.svelte";
import { candidates as rebellionCandidates, refsOf as rebellionRefs } from "../rebellion/refs";
import { onTable as rebellionOnTable } from "../rebellion/board";
import type { Candidates, Choosing, RefsOf } from "./choosing.svelte";
import type { Message, State } from "./types";

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
}

const GENERAL: GameTable = { board: null, text: null, refsOf: () => [], candidates: () => [], visible: () => new Set() };

const TABLES: Record<string, GameTable> = {
  swu: {
    board: Swu,
    text: SwuText,
    refsOf: swuRefs,
    candidates: swuCandidates,
    visible: (state) => swuVisible(tableOf(state)!),
  },
  "swu-match": {
    board: Match,
    text: SwuText,
    refsOf: swuRefs,
    candidates: swuCandidates,
    visible: (state) => (tableOf(state) ? swuVisible(tableOf(state)!) : matchVisible(state.view)),
  },
  rebellion: {
    board: Rebellion,
    text: RebellionText,
    refsOf: rebellionRefs,
    candidates: rebellionCandidates,
    visible: rebellionOnTable,
  },
};

export function tableFor(game: string): GameTable {
  return TABLES[game] ?? GENERAL;
}
