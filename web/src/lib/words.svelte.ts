/** The language that is spoken now, and everything there is to say in it. */

import { api, type Catalogues } from "./api";
import { Texts } from "./texts";
import type { Arg, Lang, Language, Message } from "./types";

const ENGLISH = "en";

/** The languages that come with the client; the texts of any other come from the server. */
const OWN: Record<Lang, string> = Object.fromEntries(
  Object.entries(import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true })).map(
    ([path, source]) => [path.replace(/^.*\/|\.ftl$/g, ""), source],
  ),
);
const COME: readonly Language[] = Object.entries(OWN).map(([lang, source]) => ({ lang, name: new Texts(lang, [source]).say("language-name") }));

class Words {
  lang = $state<Lang>(preferred());
  /** The languages there are. */
  languages = $state.raw<readonly Language[]>(COME);
  #games = $state.raw<readonly string[]>([]);
  #served = $state.raw<Record<string, Catalogues>>({});
  #called = $state.raw<readonly string[]>([]);
  /** What has come of what is needed in this language. */
  #come = $derived(this.#keys(this.lang).flatMap((key) => this.#served[key] ?? []));
  #texts = $derived(
    new Texts(
      this.lang,
      [...this.#come.flatMap((one) => one.ftl), ...(OWN[this.lang] ? [OWN[this.lang]!] : [])],
      () => this.#called,
      this.lang === ENGLISH ? null : new Texts(ENGLISH, [...this.#come.flatMap((one) => one.english), OWN[ENGLISH]!], () => this.#called),
      Object.assign({}, ...this.#come.map((one) => one.called ?? {})) as Record<string, string>,
    ),
  );
  /** Whether all that is needed in this language has come. */
  ready = $derived(this.#come.length === this.#keys(this.lang).length);

  /** Return a text of the client's own. */
  say = (id: string, args?: Record<string, Arg>): string => this.#texts.say(id, args);
  /** Return a message of the server in words. */
  render = (message: Message): string => this.#texts.render(message);
  /** Return what a card or piece is called in this language, which the server calls by its English name. */
  named = (name: string): string => this.#texts.named(name);
  /** Return the player at a seat, from 1, in the form that the sentence needs: by name, or by number. */
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

  /** Speak a language from now on. */
  speak(lang: Lang): void {
    localStorage.setItem("tablero.lang", lang);
    this.#turn(lang);
  }

  /** Ask the server which languages there are, and speak the one that is wanted most. */
  async learn(): Promise<void> {
    this.languages = await api.languages();
    const wanted = preferred(this.languages.map((one) => one.lang));
    if (wanted !== this.lang) this.#turn(wanted);
  }

  /** Fetch what a game says, once for each language that is spoken. */
  async need(game: string): Promise<void> {
    if (!this.#games.includes(game)) this.#games = [...this.#games, game];
    await this.#fetch();
  }

  #turn(lang: Lang): void {
    this.lang = lang;
    document.documentElement.lang = lang;
    void this.#fetch().catch(() => undefined); // what has not come is fetched when it is needed next
  }

  /** What a language needs from the server: its texts of each game, and the client's own if they didn't come with it. */
  #keys(lang: Lang): string[] {
    return [...(lang in OWN ? [] : [lang]), ...this.#games.map((game) => `${game}/${lang}`)];
  }

  async #fetch(): Promise<void> {
    const lang = this.lang;
    const missing = this.#keys(lang).filter((key) => !(key in this.#served));
    await Promise.all(
      missing.map(async (key) => {
        const found = await (key === lang ? api.ownTexts(lang) : api.texts(key.split("/")[0]!, lang));
        this.#served = { ...this.#served, [key]: found };
      }),
    );
  }
}

/** Return the language to speak among those there are: the one chosen before, else the browser's, else English. */
export function preferred(
  there: readonly Lang[] = Object.keys(OWN),
  wanted: readonly string[] = navigator.languages,
  stored = remembered(),
): Lang {
  const short = wanted.map((one) => one.split("-")[0]!.toLowerCase());
  return [stored, ...wanted, ...short].find((one): one is Lang => one !== null && there.includes(one)) ?? ENGLISH;
}

function remembered(): string | null {
  try {
    return localStorage.getItem("tablero.lang");
  } catch {
    return null;
  }
}

export const words = new Words();
