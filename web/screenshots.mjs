// Take pictures of every screen in both languages and sizes, of real games at a running server.
//
//   .venv/bin/tablero serve --port 8123 --database sqlite:////tmp/pictures.db
//   node web/screenshots.mjs http://127.0.0.1:8123 docs/images [name…]

import { mkdirSync, mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [url = "http://127.0.0.1:8000", folder = "build/pictures", ...only] = process.argv.slice(2);
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** Play at random from the page until the test says that this is what the picture shows. */
const playUntil = (page, table, test, most = 900) =>
  page.evaluate(
    async ([table, test, most]) => {
      const wanted = new Function("state", `return (${test})(state)`);
      const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
      await new Promise((done) => (socket.onopen = done));
      let seed = 7;
      const below = (n) => (seed = (seed * 48271) % 2147483647) % n;
      return await new Promise((done) => {
        let answered = -1;
        let count = 0;
        let last = null;
        socket.onmessage = ({ data }) => {
          let state = JSON.parse(data);
          const refused = state.t === "error";
          if (refused) {
            if (!last || count > most) return done(`error ${data}`);
            state = last; // what is legal together only the server knows: try something else
            answered = -1;
          }
          last = state.t === "state" ? state : last;
          if (state.t !== "state" || !state.view) return;
          if (state.outcome || wanted(state) || count > most) {
            socket.close();
            done(`${count} choices, ${state.decision?.ask.id ?? "over"}`);
            return;
          }
          const asked = state.decision;
          if (!asked || state.question === answered) return;
          answered = state.question;
          count += 1;
          let answer;
          if (asked.kind === "choose") {
            const good = asked.options.map((option, i) => [option, i]).filter(([option]) => !["pass", "initiative", "done"].includes(option));
            answer = good.length && below(10) ? good[below(good.length)][1] : below(asked.options.length);
          } else if (asked.kind === "pick") {
            const start = refused ? below(asked.options.length) : 0;
            answer = [...asked.options.slice(start), ...asked.options.slice(0, start)].slice(0, asked.least);
          } else {
            answer = asked.caps.map(() => 0);
            for (let left = refused ? asked.least + below(asked.total - asked.least + 1) : asked.total; left > 0; left--) {
              const room = answer.map((_, i) => i).filter((i) => answer[i] < asked.caps[i]);
              answer[room[below(room.length)]] += 1;
            }
          }
          socket.send(JSON.stringify({ t: "choose", id: `p${Date.now()}-${count}`, question: state.question, answer }));
        };
        socket.send(JSON.stringify({ t: "hello", token: localStorage.getItem("tablero.token"), after: 0 }));
      });
    },
    [table, test, most],
  );

const create = (page, game, seats, settings = {}) =>
  page.evaluate(
    async ([game, seats, settings]) => {
      const token = localStorage.getItem("tablero.token");
      const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify({ game, settings, seats: seats.map((kind) => ({ kind })), name: "Ana" }) });
      const made = await answer.json();
      if (!made.table) throw new Error(JSON.stringify(made));
      localStorage.setItem("tablero.token", made.token);
      return made.table;
    },
    [game, seats, settings],
  );

const two = ["me", "bot"];
const asked = (id, view = "true") => `(s) => s.decision && s.decision.ask.id === "${id}" && (${view})`;
const units = "s.view.players.reduce((n, p) => n + p.units.length, 0)";
const SCREENS = [
  { name: "lobby", path: async () => "#/" },
  { name: "lobby-more", path: async () => "#/", then: (page) => page.locator(".game button[aria-expanded]").first().click() },
  { name: "rules", path: async () => "#/rules/sentinel" },
  { name: "swu-start", game: "swu", until: asked("swu-ask-first-resources") },
  { name: "swu-action", game: "swu", until: asked("swu-ask-action", `s.view.round > 2 && ${units} > 4`) },
  { name: "swu-card", game: "swu", until: asked("swu-ask-action", `s.view.round > 3 && ${units} > 3`), then: (page, phone) => (phone ? page.locator(".hand .thing").first().click() : page.locator(".unit .thing").first().hover()) },
  { name: "swu-target", game: "swu", until: asked("swu-ask-attack-target", `${units} > 3`) },
  { name: "swu-four", game: "swu", seats: ["me", "bot", "bot", "bot"], until: asked("swu-ask-action", "s.view.round > 3") },
  { name: "swu-draft", game: "swu-match", settings: { format: "draft" }, until: "(s) => s.decision && s.view.limited && s.view.limited.pool.length > 5" },
  { name: "swu-over", game: "swu", until: "() => false" },
  { name: "rebellion-assign", game: "rebellion", until: asked("rebellion-assign", "s.view.time > 1") },
  { name: "rebellion-turn", game: "rebellion", until: asked("rebellion-turn", "s.view.time > 1") },
  { name: "rebellion-combat", game: "rebellion", until: "(s) => s.decision && s.view.combat && s.view.combat.round > 0" },
  { name: "swu-text", game: "swu", until: asked("swu-ask-action", "s.view.round > 1"), then: (page) => page.keyboard.press("t") },
];

mkdirSync(folder, { recursive: true });
let problems = 0;
const browser = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), "pictures-")), { executablePath: "/usr/bin/chromium", args: FLAGS, viewport: SIZES.wide, locale: "es-ES", bypassCSP: true });
const page = browser.pages()[0] ?? (await browser.newPage());
page.on("pageerror", (error) => console.log("page error:", error.message));
page.on("console", (message) => message.type() === "error" && console.log("console:", message.text()));
await page.goto(url);

let over = null;
for (const screen of SCREENS) {
  if (only.length && !only.includes(screen.name)) continue;
  let path;
  if (screen.path) path = await screen.path();
  else {
    const table = await create(page, screen.game, screen.seats ?? two, screen.settings);
    console.log(screen.name, await playUntil(page, table, screen.until));
    path = `#/table/${table}`;
    if (screen.name === "swu-over") over = table;
  }
  await pictures(screen.name, path, screen.then);
}
if (over) await pictures("replay", `#/replay/${over}?moment=60&seat=0`);
await browser.close();
process.exit(problems ? 1 : 0);

async function pictures(name, path, then) {
  for (const lang of ["es", "en"]) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.evaluate(([lang]) => {
        localStorage.setItem("tablero.lang", lang);
        localStorage.setItem("tablero.text", "off");
        localStorage.setItem("tablero.theme", lang === "es" ? "dark" : "light");
      }, [lang]);
      await page.goto("about:blank");
      await page.goto(`${url}/${path}`);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(500);
      if (then) await then(page, size === "phone");
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(folder, `${name}-${size}-${lang}.jpg`), type: "jpeg", quality: 75 });
      if (lang === "en") await axe(`${name}-${size}`);
    }
  }
}

async function axe(name) {
  await page.addScriptTag({ path: AXE }).catch(() => undefined);
  const found = await page.evaluate(async () => (window.axe ? (await window.axe.run()).violations.map(({ id, impact, nodes }) => ({ id, impact, count: nodes.length, first: nodes.slice(0, 2).map((node) => `${node.html.slice(0, 150)} ${node.failureSummary?.slice(0, 160)}`) })) : null));
  if (found === null) console.log("axe was not allowed to run");
  for (const one of found ?? []) {
    problems += ["serious", "critical"].includes(one.impact) ? 1 : 0;
    console.log(`axe ${name}: ${one.impact} ${one.id} ×${one.count}\n   ${one.first.join("\n   ")}`);
  }
}
