/** Star Wars: Rebellion: what a move shows. */

import type { About, Numbers } from "../lib/deeds";
import type { Arg, Message, Option, State } from "../lib/types";
import { named } from "./refs";
import type { RebellionView } from "./view";

const CARDS = ["mission:", "action:", "objective:", "tactic:"];
const LOST = ["rebellion-destroyed", "rebellion-destroys", "rebellion-combat-losses"];

const refs = (args: Record<string, Arg>, kind: string): string[] => Object.values(args).flatMap(named).filter((ref) => ref.startsWith(kind));

/** Units go from where they were to where they are; else a leader acts, or a card does, somewhere. */
export const about: About = ({ args = {} }) => {
  const [origin] = args["origin"] === undefined ? [] : named(args["origin"]);
  const card = CARDS.flatMap((kind) => refs(args, kind))[0];
  const places = refs(args, "place:").filter((ref) => ref !== origin);
  return { by: origin ?? refs(args, "leader:")[0] ?? null, on: places, ...(card ? { card } : {}) };
};

/** The card that a question is about. */
export const source = (ask: Message, state: State): string | null => about(ask, state).card ?? null;

/** How many units a line names. */
function counted(arg: Arg | undefined): number {
  if (Array.isArray(arg)) return arg.reduce((sum, one) => sum + counted(one), 0);
  const count = (arg as Message | undefined)?.args?.["count"];
  return arg === undefined ? 0 : typeof count === "number" ? count : 1;
}

/** The units that are lost, where they were. */
export const numbers: Numbers = (before, now) => {
  const lost = new Map<string, number>();
  const fought = (before.view as RebellionView).combat?.system;
  for (const { message } of now.log) {
    const { id, args = {} } = message;
    const [at] = [...refs(args, "place:"), ...(fought ? [`place:${fought}`] : [])];
    if (LOST.includes(id) && at) lost.set(at, (lost.get(at) ?? 0) + counted(args["units"] ?? args["unit"]));
  }
  return [...lost].map(([ref, amount]) => ({ ref, amount }));
};

/** Once the base is revealed, it is known for good. */
export const grave = (option: Option): boolean => option === "reveal_base";
