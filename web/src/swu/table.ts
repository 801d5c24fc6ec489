/** The tables of Star Wars: Unlimited: of a single game, and of a match. */

import type { GameTable } from "../lib/games";
import DeckSummary from "./DeckSummary.svelte";
import Match from "./Match.svelte";
import Swu from "./Swu.svelte";
import SwuText from "./SwuText.svelte";
import { matchVisible } from "./match";
import { candidates, refsOf, tableOf } from "./refs";
import { visible } from "./view";

const LIMITED = ["sealed", "draft"];

export const TABLES: Record<string, GameTable> = {
  swu: {
    board: Swu,
    text: SwuText,
    refsOf,
    candidates,
    visible: (state) => visible(tableOf(state)!),
    brought: DeckSummary,
    screens: {
      cards: () => import("./decks/Cards.svelte"),
      decks: () => import("./decks/Decks.svelte"),
    },
  },
  "swu-match": {
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
