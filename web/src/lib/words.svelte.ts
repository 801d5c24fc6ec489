/** The language that is spoken now, and everything there is to say in it. */

import en from "../texts/en.ftl?raw";
import es from "../texts/es.ftl?raw";
import { api } from "./api";
import { Texts } from "./texts";
import type { Arg, Lang, Message } from "./types";

const OWN: Record<Lang, string> = { en, es };

class Words {
  lang = $state<Lang>(preferred());
  #games = $state.raw<readonly string[]>([]);
  #served = $state.raw<Record<string, readonly string[]>>({});
  #called = $state.raw<readonly string[]>([]);
  #texts = $derived(
    new Texts(this.lang, [...this.#games.flatMap((game) => this.#served[`${game}/${this.lang}`] ?? []), OWN[this.lang]], () => this.#called),
  );
  /** Whether all that is needed in this language has come. */
  ready = $derived(this.#games.every((game) => `${game}/${this.lang}` in this.#served));

  /** Return a text of the client's own. */
  say = (id: string, args?: Record<string, Arg>): string => this.#texts.say(id, args);
  /** Return a message of the server in words. */
  render = (message: Message): string => this.#texts.render(message);
  /** Return whoever sits at a seat, from 1, as a form of speech wants it: by name, or by number. */
  player = (seat: number, form: string): string => this.#texts.player(seat, form);
  knows = (message: Message): boolean => this.#texts.knows(message);
  has = (id: string): boolean => this.#texts.has(id);
  listed = (parts: string[]): string => this.#texts.listed(parts);
  /** Return the text if there is one, else something readable made from the name. */
  maybe = (id: string, name: string, args?: Record<string, Arg>): string =>
    this.has(id) ? this.say(id, args) : name.replaceAll(/[_-]/g, " ");

  /** Call the players of a table by these names, until what is returned is called. */
  call(names: readonly string[]): () => void {
    this.#called = names;
    return () => {
      if (this.#called === names) this.#called = [];
    };
  }

  speak(lang: Lang): void {
    this.lang = lang;
    localStorage.setItem("tablero.lang", lang);
    document.documentElement.lang = lang;
    void Promise.all(this.#games.map((game) => this.#fetch(game)));
  }

  /** Fetch what a game says, once for each language that is spoken. */
  async need(game: string): Promise<void> {
    if (!this.#games.includes(game)) this.#games = [...this.#games, game];
    await this.#fetch(game);
  }

  async #fetch(game: string): Promise<void> {
    const key = `${game}/${this.lang}`;
    if (key in this.#served) return;
    const found = await api.texts(game, this.lang);
    this.#served = { ...this.#served, [key]: found.ftl };
  }
}

export function preferred(languages: readonly string[] = navigator.languages, stored = remembered()): Lang {
  if (stored === "en" || stored === "es") return stored;
  for (const one of languages) {
    const short = one.slice(0, 2).toLowerCase();
    if (short === "en" || short === "es") return short;
  }
  return "en";
}

function remembered(): string | null {
  try {
    return localStorage.getItem("tablero.lang");
  } catch {
    return null;
  }
}

export const words = new Words();
