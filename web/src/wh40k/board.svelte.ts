/** The battlefield of Warhammer 40,000 as it is pointed at. */

import { untrack } from "svelte";
import { Board } from "../battlefield/board.svelte";
import type { Body, Goal, Note } from "../battlefield/view";
import { words } from "../lib/words.svelte";
import { Flight } from "./flight.svelte";
import { aims, movers, subjects } from "./refs";
import { SIGNS, noteText, unitInWords } from "./saying";
import { battleOf, hasFront, letters, notesOf, type BattleView, type ModelView } from "./view";

export class Wh40kBoard extends Board<ModelView, BattleView> {
  readonly prefix = "w40";
  view = $derived.by((): BattleView => battleOf(this.told()));
  letters = $derived.by((): Map<number, string> => letters(this.view));
  floors = $derived.by((): Body[] => this.view.terrain.flatMap((piece) => piece.floors));
  markers = $derived.by((): Goal[] => this.view.markers.map(([x, y], number) => ({ ref: `marker:${number}`, at: [x, y], name: words.say("w40-marker", { number: number + 1 }) })));
  subjects = $derived.by((): number[] => (this.choosing().decision ? subjects(this.told()) : []));
  aims = $derived.by((): number[] => (this.choosing().decision ? aims(this.told()) : []));
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

  get standing(): readonly ModelView[] {
    return this.view.models;
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
}
