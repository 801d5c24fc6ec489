/** Cards that are spoken of: what is printed on them is fetched once, and is the same for everybody. */

import { api } from "./api";

export class PrintedCards<T> {
  #known = $state.raw<Record<string, T>>({});
  readonly #asked = new Set<string>();

  constructor(readonly game: string) {}

  /** Return what is printed on a card if it is known by now; if not, it soon will be. */
  of(key: string): T | undefined {
    const found = this.#known[key];
    if (!found && !this.#asked.has(key)) {
      this.#asked.add(key);
      api
        .card(this.game, key)
        .then((card: T) => (this.#known = { ...this.#known, [key]: card }))
        .catch(() => this.#asked.delete(key));
    }
    return found;
  }
}
