/** Cards that are spoken of but lie nowhere: what is printed on them is fetched once, and is the same for everybody. */

import { api } from "../lib/api";
import type { Printed } from "./view";

class Cards {
  #known = $state.raw<Record<string, Printed>>({});
  readonly #asked = new Set<string>();

  /** Return what is printed on a card if it is known by now; if not, it soon will be. */
  of(key: string): Printed | undefined {
    const found = this.#known[key];
    if (!found && !this.#asked.has(key)) {
      this.#asked.add(key);
      api
        .card("swu", key)
        .then((card: Printed) => (this.#known = { ...this.#known, [key]: card }))
        .catch(() => this.#asked.delete(key));
    }
    return found;
  }
}

export const cards = new Cards();
