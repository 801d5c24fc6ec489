/** Which Stratagem a question offers, and what a player may wish of such questions. */

import type { Decision, Message } from "../lib/types";
import type { Wish } from "../lib/wishes.svelte";

export const ALWAYS = "always";
export const NEVER = "never";
/** Only rolls that decide by themselves: not one of many. */
export const ALONE = "alone";

/** The Stratagems that are asked about, the most frequent first. */
export const STRATAGEMS = ["command-reroll", "overwatch", "go-to-ground", "smokescreen", "heroic-intervention", "counter-offensive", "tank-shock", "epic-challenge", "insane-bravery", "rapid-ingress"];

export const wishesFor = (stratagem: string): string[] => (stratagem === "command-reroll" ? [ALWAYS, ALONE, NEVER] : [ALWAYS, NEVER]);

const NAME = "wh40k-stratagem-";

/** The Stratagem that is offered; null if it is something else that is asked. */
export const offered = (decision: Decision | null): string | null => (decision ? offers(decision.ask) : null);

function offers(ask: Message): string | null {
  if (ask.id === "wh40k-ask-command-reroll") return "command-reroll";
  const stratagem = ask.id === "wh40k-ask-stratagem" ? (ask.args?.["stratagem"] as Message | undefined) : undefined;
  return stratagem?.id.startsWith(NAME) ? stratagem.id.slice(NAME.length) : null;
}

/** What is asked while a Stratagem is carried out that has been paid for. */
const CARRIED_OUT: Record<string, string> = {
  "wh40k-ask-grenade": "grenade",
  "wh40k-ask-tank-shock": "tank-shock",
  "wh40k-ask-ram-with": "tank-shock",
  "wh40k-ask-epic-challenge": "epic-challenge",
};

/** The Stratagem that a question belongs to. */
export function source(ask: Message): string | null {
  const stratagem = offers(ask) ?? CARRIED_OUT[ask.id];
  return stratagem ? `stratagem:${stratagem}` : null;
}

/** The option that declines what is offered, by its number. */
export const declining = (decision: Decision): number => ("options" in decision ? decision.options.indexOf("decline") : -1);

/** Whether a roll decides by itself: it is not one of several, however many dice are added up for it. */
const alone = (decision: Decision): boolean => decision.ask.args?.["rolls"] === 1;

/** The option that lets a question pass which the seat does not wish to be asked; null for all others. */
export function unasked(decision: Decision, wish: Wish): number | null {
  const stratagem = offered(decision);
  const wanted = stratagem === null ? ALWAYS : (wish[stratagem] ?? ALWAYS);
  const passed = wanted === NEVER || (wanted === ALONE && !alone(decision));
  const index = declining(decision);
  return passed && index >= 0 ? index : null;
}
