/** The table of Star Wars: Rebellion. */

import type { GameTable } from "../lib/games";
import Acting from "./Acting.svelte";
import Dice from "./Dice.svelte";
import Rebellion from "./Rebellion.svelte";
import RebellionText from "./RebellionText.svelte";
import { onTable } from "./board";
import { candidates, refsOf } from "./refs";
import { about, grave, numbers, source } from "./telling";

export const TABLES: Record<string, GameTable> = {
  rebellion: {
    board: Rebellion,
    text: RebellionText,
    refsOf,
    candidates,
    visible: onTable,
    side: (seat, seats) => `rebellion-side-${seat < Math.max(1, seats - 2) ? 0 : 1}`,
    mark: Dice,
    about,
    numbers,
    acting: Acting,
    grave,
    source,
  },
};
