/** The battlefield of Star Wars: Legion as it is pointed at. */

import { untrack } from "svelte";
import { Board } from "../battlefield/board.svelte";
import { lettersOf, woundsOf, type Body, type Goal, type Note } from "../battlefield/view";
import { movers, subjects } from "./refs";
import { lyingName, notesOf, unitInWords } from "./saying";
import { Laying, Pivoting } from "./tool.svelte";
import { battleOf, floorsOf, miniatures, numbered, type LegionView, type Miniature } from "./view";

export class LegionBoard extends Board<Miniature, LegionView> {
  readonly prefix = "leg";
  readonly aims: readonly number[] = [];
  view = $derived.by((): LegionView => battleOf(this.told()));
  standing = $derived.by((): Miniature[] => miniatures(this.view));
  letters = $derived.by((): Map<number, string> => lettersOf(this.view.units));
  floors = $derived.by((): Body[] => floorsOf(this.view.terrain));
  markers = $derived.by((): Goal[] => [...numbered(this.view).keys()].map((index) => ({ ref: `marker:${index}`, at: this.view.tokens[index]!.at.slice(0, 2) as [number, number], name: lyingName(this.view, index) })));
  subjects = $derived.by((): number[] => (this.choosing().decision ? subjects(this.told()) : []));
  movers = $derived.by((): number[] => {
    if (!this.choosing().decision) return [];
    return this.choosing().placing ? movers(this.told()) : this.steered ? movers(this.told()) : [];
  });
  #question = $derived.by((): number => this.told().question);
  /** Which answer is put together in a way of its own, if one is. */
  #own = $derived.by((): string => {
    const decision = this.choosing().decision;
    const answer = decision?.kind === "place" ? decision.region?.answer : undefined;
    return answer === "tool" || answer === "turn" ? answer : "";
  });
  steered = $derived.by((): Laying | Pivoting | null => {
    void this.#question;
    const own = this.#own;
    return untrack(() => {
      const [decision, choosing] = [this.choosing().decision, this.choosing()];
      if (!own || decision?.kind !== "place" || !decision.region?.about) return null;
      const about = decision.region.about;
      return own === "tool" ? new Laying(about, choosing.check, choosing.complete, choosing.nearest) : new Pivoting(about.start, about.turn, choosing.check);
    });
  });

  notes(unit: number): Note[] {
    return notesOf(this.units[unit]!);
  }
  inWords(unit: number): string {
    const [left, most] = woundsOf(this.modelsOf(unit));
    return unitInWords(this.units[unit]!, this.letters.get(unit) ?? "", this.modelsOf(unit).length, most - left);
  }
  hasFront(miniature: Miniature): boolean {
    return this.units[miniature.unit]!.face;
  }
  override strength(unit: number): number {
    return this.units[unit]!.strength;
  }
  isLeader(id: number, unit: number): boolean {
    return this.units[unit]!.leader === id && this.units[unit]!.miniatures.length > 1;
  }
}
