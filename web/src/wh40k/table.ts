/** The table of Warhammer 40,000. */

import type { GameTable } from "../lib/games";
import { source, unasked } from "./asking";
import Acting from "./Acting.svelte";
import LayoutEditor from "./LayoutEditor.svelte";
import Mark from "./Mark.svelte";
import { candidates, refsOf, visible } from "./refs";
import { woundsLost } from "../battlefield/telling";
import { battleOf } from "./view";
import Wh40k from "./Wh40k.svelte";
import Wh40kText from "./Wh40kText.svelte";

export const TABLES: Record<string, GameTable> = {
  wh40k: {
    board: Wh40k,
    text: Wh40kText,
    refsOf,
    candidates,
    visible,
    mark: Mark,
    news: true,
    keys: { m: "normal", a: "advance", f: "fall-back", h: "stationary", d: "disembark", s: "shoot", g: "grenade" },
    acting: Acting,
    source,
    numbers: (before, now) => woundsLost(battleOf(before).models, battleOf(now).models),
    unasked,
    editors: { layout: LayoutEditor },
  },
};
