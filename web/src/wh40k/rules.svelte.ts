/** The rules of Stratagems, as the rulebook's catalogue has them. */

import { api } from "../lib/api";
import { Fetched } from "../lib/printed.svelte";
import type { Rule } from "../lib/types";

/** A search for an id finds it and what is below it. */
const rules = new Fetched<Rule[]>((stratagem) => api.rules(`wh40k:stratagem.${stratagem}`, "wh40k"));

export const rulesOf = (stratagem: string): readonly Rule[] => rules.of(stratagem) ?? [];
