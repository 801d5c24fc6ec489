import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

// The languages that are there when the client is built: it knows their names before the server tells of all.
const texts = new URL("../src/tablero/text/client/", import.meta.url);
const languages = readdirSync(texts).map((name) => ({
  lang: name.replace(".ftl", ""),
  name: /^language-name = (.*)$/m.exec(readFileSync(new URL(name, texts), "utf8"))![1],
}));
const codes = JSON.stringify(languages.map((one) => one.lang));

// Few files are smaller than many: what the lobby needs, which comes first; what tables need; and the other screens, which wait for no table.
const FILES: [string, RegExp][] = [
  ["decks", /\/web\/src\/swu\/decks\//],
  ["screens", /\/web\/src\/(odds|people\/(?!Pairing|api|words))|\/web\/src\/shell\/(Account|OwnAccount|MyGames|statistics|RuleDrawer|Rules)/],
  ["shared", /\/web\/src\/(lib\/(bringing|download|theme|types)\.|people\/(api|words)\.|table\/CopyLink)/],
  ["tables", /./],
];
type Looking = Pick<Rolldown.ChunkingContext, "getModuleInfo">;
let first: Set<string> | null = null;

function fileOf(id: string, context: Looking): string | null {
  if (/\/web\/src\/worker\/|\0/.test(id)) return null;
  first ??= reached([join(import.meta.dirname, "index.html")], context);
  if (first.has(id)) return null;
  return FILES.find(([, of]) => of.test(id))![0];
}

/** The modules that come with some others, without those that are fetched later. */
function reached(from: string[], context: Looking): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

// The service worker keeps all files of the client; their names have digests, so that a digest of the names is its version.
const files: Plugin = {
  name: "files",
  enforce: "post",
  generateBundle(_, bundle) {
    const names = [...Object.keys(bundle).filter((name) => name.startsWith("assets/")), ...readdirSync("public").filter((name) => /^(icon|manifest)/.test(name))];
    const told = JSON.stringify(names.sort().map((name) => `/${name}`));
    const worker = bundle["sw.js"];
    if (worker?.type !== "chunk") throw new Error("no service worker");
    const version = createHash("sha256").update(told).digest("hex").slice(0, 12);
    this.emitFile({ type: "asset", fileName: "assets/oxanium-LICENSE.txt", source: readFileSync("src/fonts/LICENSE") });
    worker.code = worker.code.replace("__FILES__", told).replaceAll("__VERSION__", JSON.stringify(version));
  },
};

// Files are compressed here once, better than a server could while somebody waits; it sends them to browsers that can read them.
const brotli: Plugin = {
  name: "brotli",
  enforce: "post",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/\.(js|css)$/.test(name)) continue;
      const path = join(dir!, name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), { name: "languages", transformIndexHtml: (html) => html.replace("__LANGUAGES__", codes) }, files, brotli],
  define: { __LANGUAGES__: JSON.stringify(languages) },
  base: "/",
  build: {
    outDir: "../src/tablero/server/client",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/\/svelte\/src\/internal\/client\/dom\/elements\/custom-element/.test(id) },
      input: { index: "index.html", sw: "src/worker/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A whole table is drawn in some tests: on a busy machine that may take a while.
  test: { include: ["tests/**/*.test.ts"], environment: "jsdom", setupFiles: ["tests/texts.ts"], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2, isolate: false },
});
