/** The battlefield of Warhammer 40,000 as it is pointed at. */

import { untrack } from "svelte";
import { Board } from "../battlefield/board.svelte";
import type { Body, Goal, Note, Outline } from "../battlefield/view";
import { words } from "../lib/words.svelte";
import { Flight } from "./flight.svelte";
import { goals, movers, subjects } from "./refs";
import { SIGNS, noteText, unitInWords, unitName } from "./saying";
import { battleOf, hasFront, letters, notesOf, onField, type BattleView, type ModelView, type UnitView } from "./view";

export class Wh40kBoard extends Board<ModelView> {
  readonly prefix = "w40";
  view = $derived.by((): BattleView => battleOf(this.told()));
  letters = $derived.by((): Map<number, string> => letters(this.view));
  floors = $derived.by((): Body[] => this.view.terrain.flatMap((piece) => piece.floors));
  goals = $derived.by((): Goal[] => goals(this.view, this.told().seat).map((goal) => ({ ...goal, name: this.#goalName(goal.ref) })));
  subjects = $derived.by((): number[] => (this.choosing().decision ? subjects(this.told()) : []));
  movers = $derived.by((): number[] => (this.choosing().placing && this.choosing().decision ? movers(this.told()) : []));
  #question = $derived.by((): number => this.told().question);
  /** The AIRCRAFT that is asked how it flies. */
  #flies = $derived.by((): ModelView | null => {
    const [unit] = this.choosing().decision?.ask.id === "wh40k-ask-aircraft" ? this.subjects : [];
    return unit === undefined ? null : (this.modelsOf(unit)[0] ?? null);
  });
  /** Which it is, however often the battle is told. */
  #flying = $derived(this.#flies?.id ?? null);
  steered = $derived.by((): Flight | null => {
    void this.#question;
    const id = this.#flying;
    return untrack(() => {
      const model = this.#flies;
      return id === null || !model?.at ? null : new Flight(id, model.at, this.view.bases[model.base]!, this.view.field, this.choosing().check);
    });
  });

  get units(): readonly UnitView[] {
    return this.view.units;
  }
  get standing(): readonly ModelView[] {
    return this.view.models;
  }
  get bases(): Record<string, Outline> {
    return this.view.bases;
  }
  get field(): readonly [number, number] {
    return this.view.field;
  }
  onField(unit: number): boolean {
    return this.units[unit] !== undefined && onField(this.units[unit]);
  }
  notes(unit: number): Note[] {
    return notesOf(this.units[unit]!).map((kind) => ({ kind, sign: SIGNS[kind] ?? "·", text: noteText(kind) }));
  }
  inWords(unit: number): string {
    return unitInWords(this.units[unit]!, this.letters.get(unit) ?? "", this.modelsOf(unit));
  }
  hasFront(model: ModelView): boolean {
    return hasFront(this.view, model);
  }
  override strength(unit: number): number {
    return this.units[unit]!.strength ?? this.modelsOf(unit).length;
  }
  #goalName(ref: string): string {
    const [kind, id] = ref.split(":");
    return kind === "marker" ? words.say("w40-marker", { number: Number(id) + 1 }) : `${this.letters.get(Number(id))} ${unitName(this.units[Number(id)]!)}`;
  }
}
