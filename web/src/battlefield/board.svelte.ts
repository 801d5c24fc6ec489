/** A battlefield as it is pointed at: its units and figures with their options, and what is looked at. */

import type { Choosing } from "../lib/choosing.svelte";
import type { State } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Camera } from "./camera.svelte";
import type { Looking } from "./looking.svelte";
import { INCH, byUnit, middleOf, onField, type Battlefield, type Body, type Figure, type Goal, type Note, type Outline, type Steered } from "./view";

/** So much is shown around a unit that is placed: about as far as most units move. */
const ROOM = 7 * INCH;

export abstract class Board<F extends Figure = Figure, V extends Battlefield = Battlefield> {
  figures = $derived.by((): Map<number, F[]> => byUnit(this.standing));
  /** The unit that all options are about, if it is one. */
  only = $derived.by((): number | null => {
    const units = new Set([...this.choosing().about.keys()].map((ref) => (ref.startsWith("unit:") ? Number(ref.slice(5)) : null)));
    return units.size === 1 ? [...units][0]! : null;
  });
  /** From which unit one looks at others: the one that is asked about, else the last of one's own that was looked at. */
  from = $derived.by((): number | null => {
    const asked = this.subjects.find((id) => this.onField(id));
    if (asked !== undefined && this.units[asked]!.seat === this.told().seat) return asked;
    return this.last !== null && this.onField(this.last) ? this.last : null;
  });
  /** The last unit of one's own that was looked at. */
  last = $state<number | null>(null);
  /** Somewhere to go toward: markers and enemies, first those that it is about. */
  goals = $derived.by((): Goal[] => {
    const enemies = this.units.flatMap((unit, id) => {
      const at = onField(unit) && unit.seat !== this.told().seat ? middleOf(this.modelsOf(id)) : null;
      return at ? [{ ref: `unit:${id}`, at, name: `${this.letters.get(id)} ${this.nameOf(id)}` }] : [];
    });
    const aimed = (goal: Goal): boolean => this.aims.some((id) => goal.ref === `unit:${id}`);
    return [...enemies.filter(aimed), ...this.markers, ...enemies.filter((goal) => !aimed(goal))];
  });

  constructor(
    readonly told: () => State,
    readonly choosing: () => Choosing,
    readonly looking: Looking,
    readonly camera: Camera,
    readonly why: () => ((ref: string) => void) | null,
  ) {}

  abstract readonly view: V;
  abstract readonly standing: readonly F[];
  abstract readonly floors: readonly Body[];
  abstract readonly letters: Map<number, string>;
  /** What lies on the field and may be gone for. */
  abstract readonly markers: readonly Goal[];
  /** The units that the question names. */
  abstract readonly subjects: readonly number[];
  /** The figures that are being placed, in the order of the question. */
  abstract readonly movers: readonly number[];
  /** What is answered on the field in a way of its own. */
  abstract readonly steered: Steered | null;
  /** How the texts of the game begin, where it has other words than all. */
  abstract readonly prefix: string;
  abstract notes(unit: number): Note[];
  /** All that there is to say of a unit in a line. */
  abstract inWords(unit: number): string;
  /** Whether it matters which way a figure faces. */
  abstract hasFront(figure: F): boolean;
  /** The enemies that what is being placed has to come nearer to. */
  abstract readonly aims: readonly number[];

  get units(): V["units"] {
    return this.view.units;
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
  /** How many figures a unit had at first. */
  strength(unit: number): number {
    return this.modelsOf(unit).length;
  }

  /** A text of the game's own, or the one that serves all. */
  say(id: string, args: Record<string, number | string> = {}): string {
    return words.say(words.has(`${this.prefix}-${id}`) ? `${this.prefix}-${id}` : `field-${id}`, args);
  }
  nameOf(unit: number): string {
    return words.render(this.units[unit]!.name);
  }
  figure(id: number): F | undefined {
    return this.standing.find((one) => one.id === id);
  }
  modelsOf(unit: number): F[] {
    return this.figures.get(unit) ?? [];
  }
  /** What can be done with a unit: its own options and those of its figures. */
  optionsOf(unit: number): number[] {
    const choosing = this.choosing();
    return [...choosing.of(`unit:${unit}`), ...this.modelsOf(unit).flatMap((model) => choosing.of(`model:${model.id}`))];
  }
  legal(ref: string): boolean {
    return this.choosing().of(ref).length > 0;
  }
  /** How often a unit or figure is chosen in what is being put together. */
  amount(ref: string): number {
    const choosing = this.choosing();
    return choosing.of(ref).reduce((sum, index) => sum + (choosing.picked.includes(index) ? 1 : (choosing.amounts[index] ?? 0)), 0);
  }

  /** Show a unit with its card. */
  look(unit: number): void {
    this.looking.unit = unit;
    if (this.units[unit]?.seat === (this.told().seat ?? 0)) this.last = unit;
  }

  /** Point at a unit, or at one of its figures: choose it, or look at it and hear why it can't be chosen.
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
  reveal(unit: number): void {
    const at = middleOf(this.modelsOf(unit));
    if (at && !this.camera.sees(...this.camera.out(at))) this.camera.show(...this.camera.out(at));
  }

  /** Make the unit that is placed large where its figures would be too small to be dragged; afterwards show the whole field again. */
  approach(unit: number | undefined, small: boolean): void {
    const placed = small && unit !== undefined && this.choosing().decision?.kind === "place" ? this.modelsOf(unit) : [];
    this.camera.follow(placed.flatMap(({ at }) => (at ? [[at[0], at[1]] as const] : [])), ROOM);
  }

  /** Look from where one looks at what is pointed at, or else at whom the question names, if they are enemies on the field. */
  compare(): void {
    const against = this.subjects.find((id) => this.units[id]!.seat !== this.told().seat) ?? null;
    const other = this.looking.hovered ?? (this.looking.unit === this.from ? null : this.looking.unit) ?? this.only ?? against;
    const apart = other !== null && this.units[other] !== undefined && this.onField(other);
    this.looking.compare(this.from, apart && this.from !== null && this.units[other]!.seat !== this.units[this.from]!.seat ? other : null);
  }
}
