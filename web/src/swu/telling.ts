/** Star Wars: Unlimited: what a move shows. */

import { pointed, type About, type Numbers } from "../lib/deeds";
import type { Message, State } from "../lib/types";
import { find, type Found } from "./lookup";
import { changes } from "./motion";
import { tableOf } from "./refs";
import type { SwuView } from "./view";

/** The card that a thing is or was, in the first view that has it; one that was played may lie in an arena by now. */
export function acting(views: readonly (SwuView | null)[], ref: string): Found | null {
  for (const view of views) {
    const found = view && (find(view, ref) ?? find(view, inPlay(view, ref)));
    if (found) return found;
  }
  return null;
}

/** What a card in play is called there. */
function inPlay(view: SwuView, ref: string): string | null {
  const card = ref.startsWith("card:") ? Number(ref.slice(5)) : NaN;
  for (const unit of view.players.flatMap(({ units }) => units)) {
    if (unit.card === card) return `unit:${unit.id}`;
    const upgrade = unit.upgrades.find((one) => one.card === card);
    if (upgrade) return `upgrade:${upgrade.id}`;
  }
  return null;
}

/** A card that was played is where it lies now. */
export const about: About = (message, state) => {
  const deed = pointed(message, state);
  const view = deed.by === null ? null : tableOf(state);
  return view ? { ...deed, by: inPlay(view, deed.by!) ?? deed.by } : deed;
};

/** The card that asks: the one it points at, or else the only one in play that is called so, or what is printed. */
export function source({ args = {} }: Message, state: State): string | null {
  const [view, by, name] = [tableOf(state), args["by"], args["card"] ?? args["unit"]];
  if (view && typeof by === "string" && acting([view], by)) return by;
  if (!view || typeof name !== "string") return null;
  const isNamed = ({ key }: { key: string }): boolean => view.cards[key]?.name === name;
  const units = view.players.flatMap((player) => player.units).filter(isNamed);
  const key = Object.keys(view.cards).find((one) => isNamed({ key: one }));
  return units.length === 1 ? `unit:${units[0]!.id}` : key === undefined ? null : `key:${key}`;
}

export const numbers: Numbers = (before, now) => {
  const [old, view] = [tableOf(before), tableOf(now)];
  return old && view ? changes(old, view, []).flatMap((one) => (one.kind === "damage" ? [{ ref: one.ref, amount: one.amount }] : [])) : [];
};
