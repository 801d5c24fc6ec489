/** Placing the starting units on one screen: they wait in a tray and go to the map in any order; the questions are answered when all are placed. */

import type { Choosing, Refusal } from "../lib/choosing.svelte";
import type { Json, Message, Option, State } from "../lib/types";
import facts from "./facts.json";
import type { Counts, RebellionView } from "./view";

const PLACES = [...facts.systems.map(({ key }) => key), "rebel_base"];
const placeOf = (option: Option): string => PLACES[Number(option[1])] ?? "";

/** The units that a question wants to be placed; null if it asks for something else. */
export function askedUnit(state: State): string | null {
  const decision = state.decision;
  if (decision?.kind !== "distribute" || decision.ask.id !== "rebellion-setup-place") return null;
  const unit = (decision.ask.args?.["unit"] as Message | undefined)?.args?.["unit"] as Message | undefined;
  return unit?.id.replace("rebellion-unit-", "") ?? null;
}

/** Whether the Rebels are asked for the system where some of their units start. */
export const asksSystem = (state: State): boolean => state.decision?.ask.id === "rebellion-setup-system";

export interface Waiting {
  key: string;
  left: number;
}

export class Opening {
  /** How many of a unit go where, by unit and place; what the question asks about is what is being answered to it. */
  #plan = $state.raw<Readonly<Record<string, Counts>>>({});
  #chosen = $state<string | null>(null);
  /** What was placed, in its order, so that the last can be taken back. */
  #order = $state.raw<readonly { unit: string; place: string }[]>([]);
  /** Whether everything has been placed and the answers are being given. */
  sending = $state(false);
  #answered = -1;
  #question = -1;
  /** Why what has been laid out would be refused, and whether that is not known yet. */
  refusal = $state.raw<Refusal | null>(null);
  judging = $state(false);

  constructor(
    readonly told: () => State,
    readonly choosing: () => Choosing,
    readonly inspect: () => ((about: Json) => Promise<unknown>) | null,
  ) {}

  asked = $derived.by(() => (this.choosing().decision || this.sending ? askedUnit(this.told()) : null));
  active = $derived(this.asked !== null);
  places = $derived.by(() => {
    const decision = this.told().decision;
    return this.active && decision && "options" in decision ? decision.options.map(placeOf) : [];
  });
  /** All units of the side that are not on the map yet. */
  waiting = $derived.by((): Waiting[] => {
    const view = this.told().view as RebellionView;
    return facts.units
      .filter(({ side, starting }) => side === view.side && starting > 0)
      .map(({ key, starting }) => ({ key, left: starting - this.#standing(key) - sum(this.places.map((place) => this.given(key, place))) }))
      .filter(({ key, left }) => left > 0 || this.places.some((place) => this.given(key, place)));
  });
  selected = $derived.by(() => {
    const open = this.waiting.filter(({ left }) => left > 0).map(({ key }) => key);
    return [this.#chosen, this.asked, open[0]].find((key) => key && open.includes(key)) ?? null;
  });
  complete = $derived(this.active && this.waiting.every(({ left }) => left === 0));
  begun = $derived(this.#order.length > 0);
  /** How many units are still to be placed. */
  left = $derived(sum(this.waiting.map(({ left }) => left)));
  /** What stands against answering. */
  why = $derived.by((): Message | null => {
    if (!this.active || this.sending || this.judging) return null;
    return this.refusal?.said ?? (this.left ? { id: "reb-ui-left", args: { count: this.left } } : null);
  });
  ready = $derived(this.complete && !this.judging && this.refusal === null && !this.sending);

  /** How many of a unit are on the map already. */
  #standing(unit: string): number {
    return sum((this.told().view as RebellionView).places.map(({ units }) => units[unit] ?? 0));
  }
  select(unit: string): void {
    this.#chosen = unit;
  }
  /** How many of a unit have been put in a place. */
  given(unit: string, place: string): number {
    if (unit !== this.asked) return this.#standing(unit) ? 0 : (this.#plan[unit]?.[place] ?? 0);
    return this.choosing().amounts[this.places.indexOf(place)] ?? 0;
  }
  /** Put one of the selected units in a place. */
  put(place: string, unit = this.selected): boolean {
    if (!unit || !this.places.includes(place)) return this.active;
    this.#chosen = unit;
    this.#give(unit, place, 1);
    this.#order = [...this.#order, { unit, place }];
    void this.#weigh();
    return true;
  }
  /** Take the last back that was put in a place, or the last of all. */
  takeBack(place?: string): void {
    const at = this.#order.findLastIndex((one) => place === undefined || one.place === place);
    const last = this.#order[at];
    if (!last) return;
    this.#order = this.#order.filter((_, i) => i !== at);
    this.#chosen = last.unit;
    this.#give(last.unit, last.place, -1);
    void this.#weigh();
  }
  #give(unit: string, place: string, by: number): void {
    if (unit === this.asked) this.choosing().add(this.places.indexOf(place), by);
    else this.#plan = { ...this.#plan, [unit]: { ...this.#plan[unit], [place]: Math.max(0, this.given(unit, place) + by) } };
  }

  /** Ask whether all of it may stand so, once everything is placed: the server is told it type by type, and the last could be too late to mend. */
  async #weigh(): Promise<void> {
    const order = this.#order;
    this.refusal = null;
    this.judging = this.complete;
    if (!this.complete) return;
    const laid = Object.fromEntries(this.places.map((place) => [place, Object.fromEntries(this.waiting.map(({ key }) => [key, this.given(key, place)]))]));
    const found = (await this.inspect()?.({ opening: laid })) as { message?: Message; rule?: string } | null | undefined;
    if (order !== this.#order) return;
    this.refusal = found?.message ? { said: found.message, rule: found.rule ?? null } : null;
    this.judging = false;
  }

  /** Fill in what is recommended; Rebels go to the system that it is for. */
  async recommend(): Promise<void> {
    const found = (await this.inspect()?.("opening")) as Record<string, Counts> | null | undefined;
    if (!found) return;
    const plan: Record<string, Counts> = {};
    for (const [place, units] of Object.entries(found)) for (const [unit, count] of Object.entries(units)) plan[unit] = { ...plan[unit], [place]: count };
    this.#plan = plan;
    this.#order = Object.entries(plan).flatMap(([unit, counts]) => Object.entries(counts).flatMap(([place, count]) => Array.from({ length: count }, () => ({ unit, place }))));
    if (this.active) {
      this.#fill();
      await this.#weigh();
    } else this.#goTo(Object.keys(found).find((place) => place !== "rebel_base"));
  }
  #goTo(system: string | undefined): void {
    const index = this.choosing().options.findIndex((option) => placeOf(option) === system);
    if (index >= 0) this.choosing().take(index);
  }
  /** Answer what is asked by the plan, as far as it says anything. */
  #fill(): void {
    const counts = this.#plan[this.asked ?? ""];
    if (counts) this.choosing().amounts = this.places.map((place) => counts[place] ?? 0);
  }

  /** A new question: what was planned for it is filled in, and sent if all has been confirmed. */
  follow(): void {
    const [choosing, { question }] = [this.choosing(), this.told()];
    if (!this.active) {
      this.sending = false;
      if ((this.told().view as RebellionView).phase !== "setup") [this.#plan, this.#order] = [{}, []];
      return;
    }
    if (!choosing.decision) return;
    if (question !== this.#question) this.#fill();
    this.#question = question;
    if (choosing.refusal) this.sending = false; // a type that can't be answered so is laid out again
    if (!this.sending || question === this.#answered) return;
    this.#answered = question;
    choosing.confirm();
  }
  confirm(): void {
    if (!this.ready) return;
    this.sending = true;
    this.#answered = -1;
    this.follow();
  }

  /** The map with what has been put on it. */
  over(view: RebellionView): RebellionView {
    if (!this.active) return view;
    const places = view.places.map((place) => {
      if (!this.places.includes(place.key)) return place;
      const units = { ...place.units };
      for (const { key } of this.waiting) if (this.given(key, place.key)) units[key] = (units[key] ?? 0) + this.given(key, place.key);
      return { ...place, units };
    });
    return { ...view, places };
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
