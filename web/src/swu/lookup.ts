/** Which card a thing on the table is. */

import { placed, type Player, type Printed, type SwuView, type Unit, type Upgrade } from "./view";

export interface Found {
  key: string;
  card: Printed;
  unit: Unit | null;
  upgrade?: Upgrade;
  /** Whose it is by now, if it is anybody's; `owner` where the deck is another's. */
  controller: number | null;
  owner: number | null;
  player?: Player;
}

export function find(view: SwuView, ref: string | null): Found | null {
  if (ref === null) return null;
  const kind = ref.slice(0, ref.indexOf(":"));
  const n = Number(ref.slice(kind.length + 1));
  const as = (key: string | undefined, more: Partial<Found> = {}): Found | null => {
    const card = key === undefined ? undefined : view.cards[key];
    return card && key !== undefined ? { key, card, unit: null, controller: null, owner: null, ...more } : null;
  };
  if (kind === "key") return as(ref.slice(4));
  for (const player of view.players) {
    const whose = { controller: player.seat, owner: player.seat };
    if (kind === "base" && player.seat === n) return as(player.base.key, { ...whose, player });
    for (const leader of player.leaders) if (kind === "leader" && leader.card === n) return as(leader.key, { ...whose, player });
    for (const unit of player.units) {
      if (kind === "unit" && unit.id === n) return as(unit.key, { unit, controller: player.seat, owner: unit.owner });
      for (const upgrade of unit.upgrades) if (kind === "upgrade" && upgrade.id === n) return as(upgrade.key, { upgrade, unit: null, controller: upgrade.controller, owner: upgrade.owner });
    }
  }
  if (kind !== "card") return null;
  const found = placed(view).find(({ card }) => card === n);
  return found ? as(found.key, { controller: found.seat, owner: found.seat }) : null;
}

/** The keywords and tokens that a text speaks of, each once: what one may want to read the rule of. */
export function terms(message: unknown, found: string[] = []): string[] {
  if (Array.isArray(message)) for (const one of message) terms(one, found);
  else if (typeof message === "object" && message !== null && "id" in message) {
    const { id, args } = message as { id: string; args?: Record<string, unknown> };
    const named = /^swu-(?:keyword(?:-name)?|token)-([a-z]+)$/.exec(id)?.[1];
    if (named && named !== "for" && !found.includes(named)) found.push(named);
    for (const arg of Object.values(args ?? {})) terms(arg, found);
  }
  return found;
}
