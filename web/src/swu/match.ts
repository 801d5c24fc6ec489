/** What a seat sees of a match outside its games (src/tablero/games/swu/match_view.py). */

import type { CardRef, Printed } from "./view";

export interface MatchView {
  seat: number | null;
  stage: string;
  format: string;
  needed: number;
  game: number;
  wins: number[];
  drawn: number;
  limited: {
    set: string;
    left_out: number;
    round: number | null;
    held: number[];
    hand: CardRef[];
    pool: CardRef[];
    leaders: CardRef[][];
    passing: CardRef[][];
  } | null;
  decks: { pairs: { leaders: string[]; base: string }[]; banned: number | null; retired: number[]; playing: number | null }[] | null;
  deck: { leaders: string[]; base: string | null; main: CardRef[]; side: CardRef[] } | null;
  suggested: CardRef[] | null;
  cards: Record<string, Printed>;
  table: unknown;
}

/** The things that can be pointed at between games, the bases that may be built with among them. */
export function matchVisible(view: MatchView): Set<string> {
  const { limited, deck } = view;
  const lists = [limited?.hand, limited?.pool, deck?.main, deck?.side, ...(limited?.leaders ?? []), ...(limited?.passing ?? [])];
  const found = new Set(lists.flatMap((cards) => cards ?? []).map(({ card }) => `card:${card}`));
  if (view.stage === "base") for (const [key, card] of Object.entries(view.cards)) if (card.types.includes("base")) found.add(`key:${key}`);
  view.decks?.forEach(({ pairs }, seat) => pairs.forEach((_, i) => found.add(`deck:${seat}/${i}`)));
  return found;
}

/** How many cards there are of each cost (the last is that much or more), and of each aspect. */
export function counted(cards: CardRef[], printed: Record<string, Printed>, most = 7): { costs: number[]; aspects: Record<string, number> } {
  const costs = Array.from({ length: most + 1 }, () => 0);
  const aspects: Record<string, number> = {};
  for (const { key } of cards) {
    const card = printed[key];
    if (!card || card.types.includes("leader") || card.types.includes("base")) continue;
    const at = Math.min(most, card.cost ?? 0);
    costs[at] = (costs[at] ?? 0) + 1;
    for (const aspect of card.aspects.length ? new Set(card.aspects) : ["none"]) aspects[aspect] = (aspects[aspect] ?? 0) + 1;
  }
  return { costs, aspects };
}

/** Cards in the order in which one looks for them: leaders and bases, then by cost, then by name. */
export function sorted(cards: CardRef[], printed: Record<string, Printed>): CardRef[] {
  const rank = ({ key }: CardRef): number => {
    const card = printed[key];
    return card?.types.includes("leader") ? -2 : card?.types.includes("base") ? -1 : (card?.cost ?? 0);
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || (printed[a.key]?.name ?? a.key).localeCompare(printed[b.key]?.name ?? b.key) || a.card - b.card);
}

/** What is chosen already when cards are to be picked: the deck as it is or is suggested, or the sideboard as it is. */
export function begun(view: MatchView, ask: string | undefined): CardRef[] {
  if (ask === "swu-ask-build-cards") return view.suggested ?? view.deck?.main ?? [];
  return ask === "swu-ask-sideboard-cards" ? (view.deck?.side ?? []) : [];
}
