/** How a thing on the table answers to pointer and keyboard, in HTML and in SVG alike. */

import type { Choosing } from "../lib/choosing.svelte";
import { words } from "../lib/words.svelte";
import { leading } from "./refs";

/** Where on the screen a thing is. */
export interface Spot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A pointer that leaves a thing has this long to come to what is said of it. */
const LINGER = 220;

/** What pointing at places means while units are being laid out on them. */
export interface Laying {
  readonly active: boolean;
  readonly selected: string | null;
  given(unit: string, place: string): number;
  put(place: string): boolean;
  takeBack(place: string): void;
}

export class Things {
  /** What is being looked at, and where it is. */
  looked = $state<string | null>(null);
  spot = $state.raw<Spot | null>(null);
  /** What was pointed at stays in sight until it is closed. */
  pinned = $state(false);
  #hiding: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly choosing: () => Choosing,
    readonly why: (ref: string) => void,
    readonly laying: Laying | null = null,
  ) {}

  /** The first of the names of a thing that something can be done with, else its first name. */
  best(refs: readonly string[]): string {
    return refs.find((ref) => this.legal(ref)) ?? refs[0] ?? "";
  }
  legal(ref: string): boolean {
    return this.choosing().of(ref).length > 0;
  }
  /** What can be done now so that a thing is chosen next. */
  leads(ref: string): number[] {
    const { state, decision } = this.choosing();
    return state && decision && !this.legal(ref) ? leading(ref, state) : [];
  }
  /** How often a thing is chosen in what is being put together. */
  amount(ref: string): number {
    const place = this.#laidOn(ref);
    if (place) return this.laying!.given(this.laying!.selected ?? "", place);
    const choosing = this.choosing();
    return choosing.of(ref).reduce((sum, index) => sum + (choosing.picked.includes(index) ? 1 : (choosing.amounts[index] ?? 0)), 0);
  }
  /** The name for those who don't see it, with what can be done. */
  label(ref: string, name: string): string {
    const parts = [name];
    const amount = this.amount(ref);
    if (amount) parts.push(words.say("reb-ui-chosen", { count: amount }));
    if (this.legal(ref)) parts.push(words.say("reb-ui-legal"));
    else if (this.leads(ref).length) parts.push(words.say("reb-ui-leads"));
    return parts.join(", ");
  }

  /** Point at a thing: choose it, or what it lies on; what can't be chosen is shown, with the reason.
   *
   * A finger can't hover, so that the first touch shows what it is, and offers what can be done with it. */
  point(ref: string, event: MouseEvent | KeyboardEvent, under?: string): void {
    const element = event.currentTarget as Element;
    const target = !this.legal(ref) && under && this.legal(under) ? under : ref;
    const place = this.#laidOn(target);
    if (place && this.legal(target)) {
      this.hide();
      this.laying!.put(place);
    } else if (!this.legal(target)) {
      const led = under && this.leads(under).length ? under : ref;
      this.#pin(led, element);
      if (!this.leads(led).length) this.why(ref);
    } else if (touched(event) && this.choosing().decision?.kind === "choose") this.#pin(target, element);
    else {
      const box = element.getBoundingClientRect();
      const [x, y] = "clientX" in event && event.clientX ? [event.clientX, event.clientY] : [box.left + box.width / 2, box.top + box.height / 2];
      this.hide();
      this.choosing().point(target, x, y);
    }
  }
  /** Take one back of what is being divided. */
  less(ref: string): void {
    const place = this.#laidOn(ref);
    if (place) return this.laying!.takeBack(place);
    const choosing = this.choosing();
    const index = choosing.of(ref).findLast((one) => (choosing.amounts[one] ?? 0) > 0);
    if (index !== undefined) choosing.add(index, -1);
  }

  /** The place that units are being laid out on, if a thing is one. */
  #laidOn(ref: string): string | null {
    return this.laying?.active && ref.startsWith("place:") ? ref.slice(6) : null;
  }
  #pin(ref: string, element: Element): void {
    this.look(ref, element);
    this.pinned = true;
  }
  look(ref: string, element: Element): void {
    clearTimeout(this.#hiding);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    this.looked = ref;
    this.spot = { left, right, top, bottom };
    this.pinned = false;
  }
  hide(): void {
    clearTimeout(this.#hiding);
    this.looked = null;
    this.pinned = false;
  }
  hideSoon(): void {
    clearTimeout(this.#hiding);
    if (!this.pinned) this.#hiding = setTimeout(() => this.hide(), LINGER);
  }
  stay(): void {
    clearTimeout(this.#hiding);
  }

  /** The attributes and handlers of a thing; its name is a text inside it, beside what is only to be seen. */
  attributes(ref: string, under?: string): Record<string, unknown> {
    return {
      ...this.pointer(ref, under),
      "data-ref": ref,
      "data-choice": this.legal(ref) || undefined,
      onfocus: (event: FocusEvent) => {
        const element = event.currentTarget as Element;
        if (!this.pinned && element.matches(":focus-visible")) this.look(ref, element);
      },
      onblur: () => this.hideSoon(),
    };
  }
  /** The same for something that is only seen: those who listen are told of it where it lies. */
  pointer(ref: string, under?: string): Record<string, unknown> {
    return {
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        this.point(ref, event, under);
      },
      oncontextmenu: (event: MouseEvent) => {
        if (!this.amount(ref)) return;
        event.preventDefault();
        event.stopPropagation();
        this.less(ref);
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && !this.pinned) this.look(ref, event.currentTarget as Element);
      },
      onpointerleave: () => this.hideSoon(),
    };
  }
  /** The same for a shape in a drawing, which is no button by itself; its name is its title. */
  shape(ref: string, stop: boolean, arrow: (key: string) => boolean = () => false, under?: string): Record<string, unknown> {
    return {
      ...this.attributes(ref, under),
      role: "button",
      tabindex: stop ? 0 : -1,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === "Enter" || event.key === " ") this.point(ref, event, under);
        else if (event.key === "-" || event.key === "Backspace") this.less(ref);
        else if (!arrow(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }
}

const touched = (event: Event): boolean => (event as Partial<PointerEvent>).pointerType === "touch";
