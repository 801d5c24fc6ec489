/** What is printed on cards of Legion, of the edition that is played. */

import { PrintedCards } from "../lib/printed.svelte";
import type { CardView } from "./view";

const cards = new PrintedCards<CardView>("legion");

export const cardOf = (edition: string, kind: "units" | "upgrades" | "commands" | "battle", id: string): CardView | undefined => cards.of(`${edition}-${kind}-${id}`);
