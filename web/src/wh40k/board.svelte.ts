/** The battlefield as it is pointed at: its units and models with their options, and what is looked at. */

import { untrack } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import type { State } from "../lib/types";
import type { Camera } from "./camera.svelte";
import { Flight } from "./flight.svelte";
import type { Looking } from "./looking.svelte";
import { middleOf, movers, subjects } from "./refs";
import { battleOf, letters, modelsByUnit, onField, type BattleView, type ModelView } from "./view";

export class Board {
  view = $derived.by((): BattleView => battleOf(this.told()));
  letters = $derived(letters(this.view));
  models = $derived(modelsByUnit(this.view));
  /** The units that the question names. */
  subjects = $derived.by((): number[] => (this.choosing().decision ? subjects(this.told()) : []));
  /** The models that are being placed. */
  movers = $derived.by((): number[] => (this.choosing().placing && this.choosing().decision ? movers(this.told()) : []));
  #question = $derived.by((): number => this.told().question);
  /** The AIRCRAFT that is asked how it flies. */
  #flies = $derived.by((): ModelView | null => {
    const [unit] = this.choosing().decision?.ask.id === "wh40k-ask-aircraft" ? this.subjects : [];
    return unit === undefined ? null : (this.modelsOf(unit)[0] ?? null);
  });
  /** Which it is, however often the battle is told. */
  #flying = $derived(this.#flies?.id ?? null);
  flight = $derived.by((): Flight | null => {
    void this.#question;
    const id = this.#flying;
    return untrack(() => {
      const model = this.#flies;
      return id === null || !model?.at ? null : new Flight(id, model.at, this.view.bases[model.base]!, this.view.field, this.choosing().check);
    });
  });
  /** From which unit one looks at others: the one that is asked about, else the last of one's own that was looked at. */
  from = $derived.by((): number | null => {
    const asked = this.subjects.find((id) => onField(this.view.units[id]!));
    if (asked !== undefined && this.view.units[asked]!.seat === this.told().seat) return asked;
    return this.last !== null && this.view.units[this.last] && onField(this.view.units[this.last]!) ? this.last : null;
  });
  /** The unit that all options are about, if it is one. */
  only = $derived.by((): number | null => {
    const units = new Set([...this.choosing().about.keys()].map((ref) => (ref.startsWith("unit:") ? Number(ref.slice(5)) : null)));
    return units.size === 1 ? [...units][0]! : null;
  });
  /** The last unit of one's own that was looked at. */
  last = $state<number | null>(null);

  constructor(
    readonly told: () => State,
    readonly choosing: () => Choosing,
    readonly looking: Looking,
    readonly camera: Camera,
    readonly why: () => ((ref: string) => void) | null,
  ) {}

  modelsOf(unit: number): ModelView[] {
    return this.models.get(unit) ?? [];
  }
  /** What can be done with a unit: its own options and those of its models. */
  optionsOf(unit: number): number[] {
    const choosing = this.choosing();
    return [...choosing.of(`unit:${unit}`), ...this.modelsOf(unit).flatMap((model) => choosing.of(`model:${model.id}`))];
  }
  legal(ref: string): boolean {
    return this.choosing().of(ref).length > 0;
  }
  /** How often a unit or model is chosen in what is being put together. */
  amount(ref: string): number {
    const choosing = this.choosing();
    return choosing.of(ref).reduce((sum, index) => sum + (choosing.picked.includes(index) ? 1 : (choosing.amounts[index] ?? 0)), 0);
  }

  /** Show a unit with its datasheet. */
  look(unit: number): void {
    this.looking.unit = unit;
    if (this.view.units[unit]?.seat === (this.told().seat ?? 0)) this.last = unit;
  }

  /** Point at a unit, or at one of its models: choose it, or look at it and hear why it can't be chosen.
   *
   * A finger can't hover, so that it is asked first whether what can be done with a thing is to be done. */
  point(unit: number, model: number | null, x: number, y: number, touched: boolean): void {
    const choosing = this.choosing();
    const refs = [...(model === null ? [] : [`model:${model}`]), `unit:${unit}`];
    const ref = refs.find((one) => this.legal(one));
    this.look(unit);
    if (ref === undefined) {
      if (choosing.decision && !choosing.placing) this.why()?.(refs[0]!);
      else choosing.menu = null;
    } else if (touched && choosing.decision?.kind === "choose") choosing.menu = { ref, x, y };
    else choosing.point(ref, x, y);
  }

  /** Bring a unit into sight if it is not. */
  reveal(unit: number, out: (at: [number, number]) => readonly [number, number]): void {
    const at = middleOf(this.view, unit);
    if (at && !this.camera.sees(...out(at))) this.camera.show(...out(at));
  }
}
