/** How a thing on the table answers to pointer and keyboard, in HTML and in SVG alike. */

import type { Choosing } from "../lib/choosing.svelte";
import type { Message } from "../lib/types";
import { words } from "../lib/words.svelte";

/** What is written on cards, kept once it has been told: a card says the same all game long. */
const texts = new Map<string, readonly Message[]>();

export class Things {
  /** What is being looked at. */
  looked = $state<string | null>(null);
  /** What was pointed at and is no option: it can be asked why not. */
  asked = $state<string | null>(null);

  constructor(
    readonly choosing: () => Choosing,
    readonly explained: () => Record<string, Message[]>,
    readonly explain: (index: number) => void,
  ) {}

  /** The first of the names of a thing that something can be done with, else its first name. */
  best(refs: readonly string[]): string {
    return refs.find((ref) => this.legal(ref)) ?? refs[0] ?? "";
  }
  legal(ref: string): boolean {
    return this.choosing().of(ref).length > 0;
  }
  /** How often a thing is chosen in what is being put together. */
  amount(ref: string): number {
    const choosing = this.choosing();
    return choosing.of(ref).reduce((sum, index) => sum + (choosing.picked.includes(index) ? 1 : (choosing.amounts[index] ?? 0)), 0);
  }
  /** The name for those who don't see it, with what can be done. */
  label(ref: string, name: string): string {
    const parts = [name];
    const amount = this.amount(ref);
    if (amount) parts.push(words.say("reb-ui-chosen", { count: amount }));
    if (this.legal(ref)) parts.push(words.say("reb-ui-legal"));
    return parts.join(", ");
  }
  point(ref: string, event: MouseEvent | KeyboardEvent): void {
    this.looked = ref;
    if (!this.legal(ref)) {
      this.asked = ref;
      return;
    }
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const [x, y] = "clientX" in event && event.clientX ? [event.clientX, event.clientY] : [box.left + box.width / 2, box.top + box.height / 2];
    this.asked = null;
    this.choosing().point(ref, x, y);
  }
  /** Take one back of what is being divided. */
  less(ref: string): void {
    const choosing = this.choosing();
    const index = choosing.of(ref).findLast((one) => (choosing.amounts[one] ?? 0) > 0);
    if (index !== undefined) choosing.add(index, -1);
  }
  look(ref: string): void {
    this.looked = ref;
    for (const index of this.choosing().of(ref)) this.explain(index);
  }

  /** What is written on a card, if it has been told. */
  text(ref: string): readonly Message[] {
    for (const index of this.choosing().of(ref)) {
      const told = this.explained()[String(index)];
      if (told?.length) texts.set(ref, told);
    }
    return texts.get(ref) ?? [];
  }

  /** The attributes and handlers of a thing; its name is a text inside it, beside what is only to be seen. */
  attributes(ref: string): Record<string, unknown> {
    const legal = this.legal(ref);
    return {
      "data-ref": ref,
      "data-choice": legal || undefined,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        this.point(ref, event);
      },
      oncontextmenu: (event: MouseEvent) => {
        if (!this.amount(ref)) return;
        event.preventDefault();
        event.stopPropagation();
        this.less(ref);
      },
      onpointerenter: () => this.look(ref),
      onfocus: () => this.look(ref),
    };
  }
  /** The same for a shape in a drawing, which is no button by itself; its name is its title. */
  shape(ref: string, stop: boolean, arrow: (key: string) => boolean = () => false): Record<string, unknown> {
    return {
      ...this.attributes(ref),
      role: "button",
      tabindex: stop ? 0 : -1,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === "Enter" || event.key === " ") this.point(ref, event);
        else if (event.key === "-" || event.key === "Backspace") this.less(ref);
        else if (!arrow(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }
}
