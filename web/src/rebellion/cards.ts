/** What is printed on the cards. It never changes, so that it is here and need not be asked for. */

import type { Message } from "../lib/types";
import facts from "./facts.json";

export interface CardFacts {
  lines: Message[];
  side?: string;
  kind?: string;
  skill?: string;
  required?: number;
  portrait?: string | null;
  leaders?: string[];
  tier?: number;
  theater?: string;
  use?: string;
  special?: boolean;
}

const CARDS = facts.cards as unknown as Record<string, Record<string, CardFacts>>;

/** What is on a card, by the name that things of its kind have on the table: `mission:sabotage`. */
export function printed(ref: string): CardFacts | null {
  const [kind = "", key = ""] = ref.split(":");
  return CARDS[kind]?.[key] ?? null;
}
