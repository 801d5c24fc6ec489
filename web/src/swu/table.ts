/** The tables of Star Wars: Unlimited: of a single game, and of a match. */

import type { GameTable } from "../lib/games";
import type { Decision } from "../lib/types";
import Acting from "./Acting.svelte";
import DeckSummary from "./DeckSummary.svelte";
import Match from "./Match.svelte";
import Swu from "./Swu.svelte";
import SwuText from "./SwuText.svelte";
import { matchVisible } from "./match";
import { candidates, refsOf, tableOf } from "./refs";
import { about, numbers, source } from "./telling";
import { visible } from "./view";

const LIMITED = ["sealed", "draft"];
const TOLD = { about, numbers, source, acting: Acting, looks: (decision: Decision) => decision.ask.id === "swu-ask-effect", keys: { i: "initiative" } };

export const TABLES: Record<string, GameTable> = {
  swu: {
    ...TOLD,
    board: Swu,
    text: SwuText,
    refsOf,
    candidates,
    visible: (state) => visible(tableOf(state)!),
    brought: DeckSummary,
  },
  "swu-match": {
    ...TOLD,
    board: Match,
    text: SwuText,
    refsOf,
    candidates,
    visible: (state) => (tableOf(state) ? visible(tableOf(state)!) : matchVisible(state.view)),
    book: "swu",
    lists: "swu",
    brought: DeckSummary,
    applies: (setting, { format }) => setting !== "set" || LIMITED.includes(String(format)),
  },
};
