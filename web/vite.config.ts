import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The languages that are there when the client is built: it knows their names before the server tells of all.
const texts = new URL("../src/tablero/text/client/", import.meta.url);
const languages = readdirSync(texts).map((name) => ({
  lang: name.replace(".ftl", ""),
  name: /^language-name = (.*)$/m.exec(readFileSync(new URL(name, texts), "utf8"))![1],
}));
const codes = JSON.stringify(languages.map((one) => one.lang));

// What a table needs comes together, after the lobby: one file is smaller than its parts would be.
const atTable = /\/web\/src\/(?!lib|shell|odds|people|worker|table\/CopyLink|\w+\/(decks|screens))\w+\/|\/web\/src\/shell\/(TableScreen|NewTable|ListChoice|Replay|ReplayView|RecordFile)\.svelte/;

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

export default defineConfig({
  plugins: [svelte(), { name: "languages", transformIndexHtml: (html) => html.replace("__LANGUAGES__", codes) }, files],
  define: { __LANGUAGES__: JSON.stringify(languages) },
  base: "/",
  build: {
    outDir: "../src/tablero/server/client",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "tables", test: atTable }] },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A whole table is drawn in some tests: on a busy machine that may take a while.
  test: { include: ["tests/**/*.test.ts"], environment: "jsdom", setupFiles: ["tests/texts.ts"], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 },
});
