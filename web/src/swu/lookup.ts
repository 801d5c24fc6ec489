/** Which card a thing on the table is. */

import type { Printed, SwuView, Unit } from "./view";

export interface Found {
  key: string;
  card: Printed;
  unit: Unit | null;
}

export function find(view: SwuView, ref: string | null): Found | null {
  if (ref === null) return null;
  const [kind, number] = ref.split(":");
  const n = Number(number);
  const as = (key: string | undefined, unit: Unit | null = null): Found | null => {
    const card = key === undefined ? undefined : view.cards[key];
    return card && key !== undefined ? { key, card, unit } : null;
  };
  if (kind === "key") return as(ref.slice(4));
  for (const player of view.players) {
    if (kind === "base" && player.seat === n) return as(player.base.key);
    for (const leader of player.leaders) if (kind === "leader" && leader.card === n) return as(leader.key);
    for (const unit of player.units) {
      if (kind === "unit" && unit.id === n) return as(unit.key, unit);
      for (const upgrade of unit.upgrades) if (kind === "upgrade" && upgrade.id === n) return as(upgrade.key);
    }
    if (kind === "card") {
      const all = [...player.hand.cards, ...player.discard, ...player.resources.cards, ...player.deck.known, ...player.removed];
      const found = all.find(({ card }) => card === n);
      if (found) return as(found.key);
    }
  }
  return kind === "card" ? as([...view.playing, ...view.shown].find(({ card }) => card === n)?.key) : null;
}
