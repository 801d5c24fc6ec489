/** The client's own texts, as the server would send them: most tests speak, few are about how texts come. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export const TEXTS = resolve(import.meta.dirname, "../../src/tablero/text/client");

if ("document" in globalThis) {
  const { words } = await import("../src/lib/words.svelte");
  for (const { lang } of words.languages) words.take(lang, { lang, ftl: [readFileSync(`${TEXTS}/${lang}.ftl`, "utf8")], english: [] });
  words.lang = "en"; // the files of tests share one page: each begins as a new one would
  localStorage.clear();
}
