/** What a bot considered, as the server tells it. */

import type { Answer } from "../lib/choosing.svelte";
import type { Message } from "../lib/types";

export interface Considered {
  words: Message[];
  chance: number;
  /** In how many imagined games it was tried. */
  tries: number;
  expects: Message[];
}

export interface Thought {
  seat: number;
  /** First what was chosen. */
  plans: Considered[];
  iterations: number;
  cut_short: boolean;
}

export interface Advised {
  bot: string;
  seat: number;
  asked: Message;
  choice: Answer;
  answer: Message;
  thought: Thought | null;
}

export interface Hint extends Advised {
  question: number;
}

export interface LookedBack extends Advised {
  step: number;
  chosen: Message | null;
}
