/** Star Wars: Legion: what a question shows, and which answers can't be taken back. */

import type { Message, Option, State } from "../lib/types";
import { cardOf } from "./printed.svelte";
import { subjects } from "./refs";
import { battleOf } from "./view";

const ASKS = "legion-ask-";
/** What is given up or used up for the rest of the game. */
const FOR_GOOD = ["legion-ask-incognito", "legion-ask-strike-now"];

export const grave = (option: Option, ask: Message): boolean => option === "yes" && FOR_GOOD.includes(ask.id);

/** The card that a question is about, as `upgrades:ab`; or the keyword that it is called like, of the unit it names. */
export function source(ask: Message, state: State): string | null {
  const { edition, units, players, mission, rows } = battleOf(state);
  const name = ask.args?.["card"];
  if (typeof name === "string") {
    const flaws = players.flatMap((player) => [...player.flaws, ...player.flaws_played]);
    const commands = players.flatMap((player) => [...(player.cards ?? []), ...player.discarded, ...(player.played ? [player.played] : [])]);
    const cards = [
      ...units.flatMap(({ upgrades }) => upgrades.map(([id, called]) => ["upgrades", id, called])),
      ...commands.map((card) => ["commands", card.id, card.name]),
      ...flaws.map((card) => ["flaws", card.id, card.name]),
      ...[...Object.values(mission), ...Object.values(rows).flat()].map(([id, called]) => ["battle", id, called]),
    ];
    const found = cards.find(([, , called]) => called === name);
    return found ? `${found[0]}:${found[1]}` : null;
  }
  const [unit] = ask.args?.["unit"] && ask.id.startsWith(ASKS) ? subjects(state) : [];
  const keyword = ask.id.slice(ASKS.length);
  const known = unit !== undefined && cardOf(edition, "units", units[unit]!.card)?.keywords.some((term) => term.name === keyword);
  return known ? `keyword:${units[unit]!.card}/${keyword}` : null;
}
