/** The table of Star Wars: Legion. */

import type { GameTable } from "../lib/games";
import Acting from "./Acting.svelte";
import Legion from "./Legion.svelte";
import LegionText from "./LegionText.svelte";
import Mark from "./Mark.svelte";
import { candidates, refsOf, visible } from "./refs";
import { woundsLost } from "../battlefield/telling";
import { grave, source } from "./telling";
import { battleOf, miniatures } from "./view";

export const TABLES: Record<string, GameTable> = {
  legion: {
    board: Legion,
    text: LegionText,
    refsOf,
    candidates,
    visible,
    mark: Mark,
    news: true,
    keys: { a: "aim", d: "dodge", c: "recover", s: "standby" },
    acting: Acting,
    source,
    grave,
    numbers: (before, now) => woundsLost(miniatures(battleOf(before)), miniatures(battleOf(now))),
    book: ({ edition }) => `legion${typeof edition === "string" ? edition : "2026"}`,
  },
};
