/** What moves when the table changes: seen from one state to the next, drawn over the board, and gone by itself. */

import type { LogEntry } from "../lib/types";
import type { SwuView } from "./view";

export type Change =
  | { kind: "damage"; ref: string; amount: number }
  | { kind: "attack"; from: string; to: string }
  | { kind: "gone"; ref: string };

/** Tell what has happened to things on the table: who attacked what, who was hurt or healed, which units are gone. */
export function changes(old: SwuView, now: SwuView, log: LogEntry[]): Change[] {
  const found: Change[] = [];
  const units = new Map(now.players.flatMap((player) => player.units).map((unit) => [unit.id, unit]));
  const named = new Map<string, string>();
  for (const view of [now, old])
    for (const player of view.players) {
      named.set(view.cards[player.base.key]?.name ?? "", `base:${player.seat}`);
      for (const unit of player.units) named.set(view.cards[unit.key]?.name ?? "", `unit:${unit.id}`);
    }
  for (const { message } of log) {
    if (message.id !== "swu-log-attacks") continue;
    const { unit, target, by, on } = message.args ?? {};
    const [from, to] = [by ? String(by) : named.get(String(unit)), on ? String(on) : named.get(String(target))];
    if (from && to && from !== to) found.push({ kind: "attack", from, to });
  }
  for (const player of old.players) {
    const hurt = (now.players[player.seat]?.base.damage ?? 0) - player.base.damage;
    if (hurt) found.push({ kind: "damage", ref: `base:${player.seat}`, amount: hurt });
    for (const unit of player.units) {
      const still = units.get(unit.id);
      if (!still) found.push({ kind: "gone", ref: `unit:${unit.id}` });
      else if (still.damage !== unit.damage) found.push({ kind: "damage", ref: `unit:${unit.id}`, amount: still.damage - unit.damage });
    }
  }
  return found;
}

interface Spot {
  box: DOMRect;
  node: HTMLElement;
}
export interface Seen {
  /** By the number of the card, and by what it is. */
  cards: Map<string, DOMRect>;
  things: Map<string, Spot>;
}

/** Remember where everything lies, before it changes. */
export function look(root: HTMLElement): Seen {
  const seen: Seen = { cards: new Map(), things: new Map() };
  for (const node of root.querySelectorAll<HTMLElement>("[data-move]")) {
    const box = node.getBoundingClientRect();
    seen.things.set(node.dataset["move"]!, { box, node });
    if (node.dataset["card"]) seen.cards.set(node.dataset["card"], box);
  }
  return seen;
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** Move what has moved from where it was, and show what has happened on the way. */
export function move(root: HTMLElement, seen: Seen, happened: Change[]): void {
  if (!("animate" in root)) return;
  for (const node of root.querySelectorAll<HTMLElement>("[data-move]")) {
    const was = seen.things.get(node.dataset["move"]!)?.box ?? seen.cards.get(node.dataset["card"] ?? "");
    const box = node.getBoundingClientRect();
    if (!was) {
      node.animate([{ opacity: 0, transform: "translateY(-14px) scale(0.9)" }, {}], { duration: 380, easing: "ease-out" });
      continue;
    }
    const [dx, dy] = [was.left - box.left, was.top - box.top];
    if (Math.abs(dx) + Math.abs(dy) < 6) continue;
    node.animate([{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 6 }, { transform: "none", zIndex: 6 }], { duration: 380, easing: "ease-in-out" });
  }
  const here = (ref: string): Spot | undefined => {
    const node = root.querySelector<HTMLElement>(`[data-move="${ref}"]`);
    return node ? { node, box: node.getBoundingClientRect() } : seen.things.get(ref);
  };
  for (const change of happened) {
    if (change.kind === "attack") {
      const [from, to] = [here(change.from), here(change.to)];
      if (from && to) lunge(root, from, to.box);
    } else if (change.kind === "gone") {
      const spot = seen.things.get(change.ref);
      if (spot) vanish(root, spot);
    } else {
      const spot = here(change.ref);
      if (spot?.node.isConnected && change.amount > 0) shake(spot.node);
    }
  }
}

function lunge(root: HTMLElement, from: Spot, to: DOMRect): void {
  const [[x1, y1], [x2, y2]] = [middle(from.box), middle(to)];
  const node = from.node.isConnected ? from.node : ghost(root, from);
  const there = { transform: `translate(${(x2 - x1) * 0.72}px, ${(y2 - y1) * 0.72}px) scale(1.05)`, zIndex: 8 };
  const moving = node.animate([{ transform: "none", zIndex: 8 }, { ...there, offset: 0.45 }, { transform: "none", zIndex: 8 }], { duration: 620, easing: "ease-in-out" });
  if (node !== from.node) moving.onfinish = () => node.remove();
}

function vanish(root: HTMLElement, spot: Spot): void {
  const node = ghost(root, spot);
  const moving = node.animate([{ opacity: 1 }, { opacity: 1, offset: 0.35 }, { opacity: 0, transform: "translateY(18px) scale(0.8) rotate(-8deg)" }], { duration: 760, easing: "ease-in" });
  moving.onfinish = () => node.remove();
}

function shake(node: HTMLElement): void {
  node.animate([{ transform: "none" }, { transform: "translateX(-5px) rotate(-1deg)" }, { transform: "translateX(4px) rotate(1deg)" }, { transform: "none" }], { duration: 320, delay: 220 });
}

/** A picture of something that is no longer there: it can't be pointed at, heard or found. */
function ghost(root: HTMLElement, spot: Spot): HTMLElement {
  const node = document.createElement("div");
  node.className = "flying";
  const copy = spot.node.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const name of ["data-choice", "data-ref", "data-move", "data-card", "id"]) one.removeAttribute(name);
  for (const one of copy.querySelectorAll("button")) one.disabled = true;
  node.append(copy);
  over(root, node, spot.box);
  return node;
}

function over(root: HTMLElement, node: HTMLElement, box: DOMRect): void {
  const at = root.getBoundingClientRect();
  node.setAttribute("aria-hidden", "true");
  Object.assign(node.style, { position: "absolute", left: `${box.left - at.left}px`, top: `${box.top - at.top}px`, width: `${box.width}px`, height: `${box.height}px`, pointerEvents: "none", zIndex: "9" });
  root.append(node);
}
