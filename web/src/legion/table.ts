/** The table of Star Wars: Legion. */

import type { GameTable } from "../lib/games";
import Legion from "./Legion.svelte";
import LegionText from "./LegionText.svelte";
import Mark from "./Mark.svelte";
import { candidates, refsOf, visible } from "./refs";

export const TABLES: Record<string, GameTable> = {
  legion: { board: Legion, text: LegionText, refsOf, candidates, visible, mark: Mark, book: ({ edition }) => `legion${typeof edition === "string" ? edition : "2026"}` },
};
