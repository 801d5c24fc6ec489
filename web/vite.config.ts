import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/tablero/server/client", emptyOutDir: true, target: "es2022", reportCompressedSize: true },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A whole table is drawn in some tests: on a busy machine that may take a while.
  test: { include: ["tests/**/*.test.ts"], environment: "jsdom", testTimeout: 60_000, maxWorkers: 2 },
});
