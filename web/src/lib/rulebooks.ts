/** The rulebooks on this device: what is looked for in them without a network. */

import { SHARED_CACHE, offline } from "./offline.svelte";
import type { Lang, Rule } from "./types";

/** The rulebooks, with what they are called. */
export const BOOKS: Record<string, string> = {
  swu: "Star Wars: Unlimited",
  rebellion: "Star Wars: Rebellion",
  wh40k: "Warhammer 40,000",
  legion2026: "Star Wars: Legion 2026",
  legion2023: "Star Wars: Legion 2023",
};
const MOST = 20;
const [TITLE, SECTION, TEXT] = [16, 3, 1];

interface Book {
  book: string;
  rules: { id: string; section: string; title: string; text: string }[];
}

const path = (book: string, lang: Lang): string => `/api/rulebooks/${book}/${encodeURIComponent(lang)}`;
const kept = new Set<Lang>();

/** Keep all rulebooks in a language, once the service worker is there and nothing else is to be done. */
export async function keepBooks(lang: Lang): Promise<void> {
  if (kept.has(lang) || offline.now || !offline.possible) return;
  kept.add(lang);
  try {
    await navigator.serviceWorker.ready;
    const cache = await caches.open(SHARED_CACHE);
    for (const book of Object.keys(BOOKS)) {
      await idle();
      const answer = await fetch(path(book, lang));
      if (answer.ok) await cache.put(path(book, lang), answer);
    }
  } catch {
    kept.delete(lang); // another time
  }
}

const idle = (): Promise<void> => new Promise((done) => (typeof requestIdleCallback === "function" ? requestIdleCallback(() => done()) : setTimeout(done, 1000)));

/** Look for words, or for an id, in the rulebooks that are kept; null if there are none. */
export async function searchKept(query: string, lang: Lang, book: string): Promise<Rule[] | null> {
  const books = await keptBooks(lang, book);
  return books.length ? found(books, query) : null;
}

async function keptBooks(lang: Lang, book: string): Promise<Book[]> {
  if (!offline.possible) return [];
  try {
    const cache = await caches.open(SHARED_CACHE);
    const answers = await Promise.all((book ? [book] : Object.keys(BOOKS)).map((one) => cache.match(path(one, lang), { ignoreVary: true })));
    return await Promise.all(answers.flatMap((one) => (one ? [one.json() as Promise<Book>] : [])));
  } catch {
    return [];
  }
}

/** The rules that have all the words, or words that begin with them: titles first. */
export function found(books: readonly Book[], query: string): Rule[] {
  const all = books.flatMap(({ book, rules }) => rules.map((rule): Rule & Book["rules"][number] => ({ ...rule, book })));
  const id = query.trim().toLowerCase();
  const exact = all.filter((rule) => rule.id === id);
  if (exact.length) return exact;
  const asked = wordsOf(query);
  if (!asked.length) return [];
  return all
    .map((rule) => ({ rule, score: score(rule, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ rule }) => rule);
}

function score(rule: Book["rules"][number], asked: readonly string[]): number {
  const fields = ([[rule.title, TITLE], [rule.section, SECTION], [rule.text, TEXT]] as const).map(([text, weight]) => [wordsOf(text), weight] as const);
  let sum = 0;
  for (const word of asked) {
    const here = fields.reduce((all, [words, weight]) => all + (words.some((one) => one.startsWith(word)) ? weight : 0), 0);
    if (!here) return 0;
    sum += here;
  }
  return sum;
}

/** The words of a text, in lower case and without accents. */
const wordsOf = (text: string): string[] => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").match(/[a-z0-9]+/g) ?? [];
