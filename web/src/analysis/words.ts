/** Chances as people read them. */

import { words } from "../lib/words.svelte";

export const percent = (chance: number): string => new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 0 }).format(chance);
