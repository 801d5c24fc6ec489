// Play in real browsers at a running server, by clicking and typing only.
//
//   node web/e2e.mjs http://127.0.0.1:8123 [name…]

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [url = "http://127.0.0.1:8000", ...only] = process.argv.slice(2);
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const errors = [];

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: [...FLAGS, `--disk-cache-dir=${mkdtempSync(join(tmpdir(), "e2e-"))}`] });

async function visitor(options = {}) {
  const context = await browser.newContext({ viewport: WIDE, locale: "en-GB", ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(options.at ?? url);
  return page;
}

let seed = 11;
const below = (n) => (seed = (seed * 48271) % 2147483647) % n;
const check = (truth, what) => {
  if (!truth) throw new Error(`not so: ${what}`);
};
const asked = (page) => page.locator(".prompt.mine").waitFor({ timeout: 30_000 });
const over = (page) => page.locator(".over").count();

async function begin(page, game) {
  await page.locator(".game", { hasText: game }).getByRole("button", { name: "Play against a bot" }).first().click();
  await asked(page);
}

/** Answer whatever is asked, by what `act` does, until the game is over or so often. */
async function play(page, act, most) {
  for (let count = 0; count < most; count++) {
    await page.locator(".prompt.mine, .over").first().waitFor({ timeout: 60_000 });
    if (await over(page)) return count;
    await act(page, count);
    await page.waitForTimeout(20);
  }
  return most;
}

/** Click: on cards and buttons of the board where there are any, else in the list. */
async function click(page, count) {
  const adjust = page.locator("aside [role=tabpanel] .amount button:last-child");
  const boxes = page.locator("aside [role=tabpanel] [role=checkbox]");
  const confirm = page.locator(".prompt button.main");
  if (await confirm.count()) {
    // What is legal together only the server knows: whatever it refuses is put together anew, at random.
    for (const less of await page.locator("aside [role=tabpanel] .amount button:first-child").all()) await less.evaluate((one) => Array.from({ length: 9 }, () => one.click()));
    for (const box of await page.locator("aside [role=tabpanel] [aria-checked=true]").all()) await box.evaluate((one) => one.click());
    for (let i = 0; i < 80 && (!(await confirm.isEnabled()) || below(3) === 0); i++) {
      if (await adjust.count()) await adjust.nth(below(await adjust.count())).evaluate((one) => one.click());
      else if (await boxes.count()) await boxes.nth(below(await boxes.count())).evaluate((one) => one.click());
    }
    if (await confirm.isEnabled()) await confirm.click();
    return;
  }
  const rows = page.locator("aside [role=tabpanel] li > button.grow");
  const many = await rows.count();
  if (!many) return;
  const things = page.locator(".board [data-choice]");
  const there = await things.count();
  if (there && count % 3 === 0) {
    await things.nth(count % there).click({ timeout: 3000 }).catch(() => undefined);
    const menu = page.locator(".menu [data-choice]");
    if (await menu.count()) await menu.first().click();
  } else await rows.nth((count * 7) % Math.max(1, many - (many > 3 ? 2 : 0))).click({ timeout: 3000 }).catch(() => undefined);
}

/** The keyboard alone: numbers and Enter. */
async function type(page, count) {
  if (await page.locator(".prompt button.main").count()) return click(page, count);
  const many = await page.locator("aside [role=tabpanel] li > button.grow").count();
  if (!many) return;
  const number = String(1 + ((count * 5) % Math.max(1, many - (many > 3 ? 2 : 0))));
  for (const digit of number) await page.keyboard.press(digit);
  if (Number(number) * 10 <= many) await page.keyboard.press("Enter");
}

const TESTS = {
  async "a new visitor plays SWU against a bot to the end, and looks at it again"() {
    const page = await visitor();
    await begin(page, "Star Wars: Unlimited");
    await play(page, click, 600);
    check(await over(page), "the game is over");
    await page.getByRole("link", { name: "Look at the game again" }).click();
    await page.getByRole("button", { name: "Step on" }).click();
    await page.getByText(/Moment 1 of/).waitFor();
    await page.getByRole("button", { name: "Step back" }).click();
    await page.getByText(/Moment 0 of/).waitFor();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.locator(".over").waitFor();
    await page.close();
  },
  async "the keyboard alone plays SWU on a phone"() {
    const page = await visitor({ viewport: PHONE });
    await begin(page, "Star Wars: Unlimited");
    await play(page, type, 25);
    check((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, "nothing is wider than the phone");
    await page.close();
  },
  async "Rebellion can be played, reloaded, and lost and found again"() {
    const page = await visitor();
    await begin(page, "Star Wars: Rebellion");
    await play(page, click, 20);
    const prompt = await page.locator(".prompt h2").innerText();
    await page.reload();
    await asked(page);
    check((await page.locator(".prompt h2").innerText()) === prompt, "the same is asked after a reload");
    await page.context().setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    await page.context().setOffline(false);
    await play(page, click, 10);
    await page.getByRole("button", { name: "ES", exact: true }).click();
    await page.getByText("Tú decides").waitFor();
    await page.close();
  },
  async "a new visitor plays Rebellion against a bot to the end"() {
    const page = await visitor();
    await begin(page, "Star Wars: Rebellion");
    await play(page, click, 3000);
    check(await over(page), "the game is over");
    await page.close();
  },
  async "two play each other by link, one takes back, a third watches"() {
    const ana = await visitor();
    await ana.locator(".game", { hasText: "Star Wars: Unlimited" }).getByRole("button", { name: "More choices" }).first().click();
    await ana.getByRole("button", { name: "Set up the table" }).click();
    const link = await ana.locator(".links input").first().inputValue();
    await ana.getByRole("button", { name: "Sit down" }).click();
    await ana.getByText("waiting for players").waitFor();
    const luis = await visitor({ at: link });
    await luis.getByRole("button", { name: "Take seat 2" }).click();
    await luis.locator(".board").waitFor();
    await ana.locator(".board").waitFor();
    const third = await visitor({ at: ana.url() });
    await third.getByText("You are watching.").waitFor();
    check((await third.locator(".hand").count()) === 0, "who watches sees no hand");
    for (let i = 0; i < 12; i++) for (const page of [ana, luis]) if (await page.locator(".prompt.mine").count()) await click(page, i);
    await ana.waitForTimeout(300);
    const [mover, other] = (await ana.getByRole("button", { name: "Take back" }).isEnabled()) ? [ana, luis] : [luis, ana];
    await mover.getByRole("button", { name: "Take back" }).click();
    await mover.waitForTimeout(300);
    if (await other.locator(".offer").count()) {
      await other.locator(".offer").getByRole("button", { name: "Yes" }).click();
      await other.locator(".offer").waitFor({ state: "detached" });
    }
    await ana.getByRole("tab", { name: "Chat" }).click();
    await ana.getByPlaceholder("Say something").fill("<b>hello</b>");
    await ana.getByRole("button", { name: "Send" }).click();
    await luis.getByRole("tab", { name: "Chat" }).click();
    await luis.getByText("<b>hello</b>").waitFor();
    await luis.getByRole("button", { name: "Resign" }).click();
    await luis.getByRole("button", { name: "Yes" }).click();
    await ana.getByText("You won!").waitFor();
    for (const page of [ana, luis, third]) await page.close();
  },
  async "two share a device"() {
    const page = await visitor();
    await page.locator(".game", { hasText: "Star Wars: Unlimited" }).getByRole("button", { name: "More choices" }).first().click();
    await page.getByLabel("Seat 2").selectOption("hotseat");
    await page.getByRole("button", { name: "Set up the table" }).click();
    let changes = 0;
    for (let i = 0; i < 30; i++) {
      await page.locator(".prompt.mine, .wait button").first().waitFor();
      if (await page.locator(".wait button").count()) {
        changes += 1;
        await page.locator(".wait button").click();
        await page.waitForTimeout(100);
      } else await click(page, i);
      await page.waitForTimeout(60);
    }
    check(changes > 2, "the device goes from hand to hand");
    await page.close();
  },
  async "what can't be chosen tells why, and the rule is one click away"() {
    const page = await visitor();
    await begin(page, "Star Wars: Unlimited");
    await play(page, click, 8);
    await asked(page);
    await page.locator(".bar .base .thing:not(.legal)").first().click();
    await page.locator(".detail").getByRole("button", { name: "Why not?" }).click();
    await page.locator(".detail [role=status]").waitFor();
    await page.keyboard.press("?");
    await page.getByPlaceholder("Search in the rules").fill("sentinel");
    await page.locator("dialog li").first().waitFor();
    await page.close();
  },
};

let failed = 0;
for (const [name, test] of Object.entries(TESTS)) {
  if (only.length && !only.some((one) => name.includes(one))) continue;
  const start = Date.now();
  try {
    await test();
    console.log(`good  ${((Date.now() - start) / 1000).toFixed(1)} s  ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`BAD   ${name}\n      ${String(error.message).slice(0, 900)}`);
    for (const context of browser.contexts()) for (const page of context.pages()) await page.screenshot({ path: `/tmp/e2e-${failed}-${context.pages().indexOf(page)}-${browser.contexts().indexOf(context)}.png` }).catch(() => undefined);
  }
  for (const context of browser.contexts()) await context.close();
}
for (const error of new Set(errors)) console.log(`page error: ${error}`);
await browser.close();
process.exit(failed || errors.length ? 1 : 0);
