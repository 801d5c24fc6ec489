/** Where a thing on the page can be seen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const both = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The sheet over the lower part of a small screen. */
function sheetOver(thing: Element): Element | null {
  const sheet = document.querySelector("aside");
  return sheet && !sheet.contains(thing) && getComputedStyle(sheet).position === "fixed" ? sheet : null;
}

/** What stays over the upper part of the panel that a thing is scrolled in: the step itself. */
function stepOver(thing: Element): Element | null {
  const step = thing.closest("aside")?.querySelector(".step") ?? null;
  return step && !step.contains(thing) && getComputedStyle(step).position === "sticky" ? step : null;
}

/** What the panels that a thing is scrolled in, the window, and the sheet over the lower part of a small screen leave of it. */
export function inSight(thing: Element): Box | null {
  let box: Box = both(thing.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const sheet = sheetOver(thing);
  if (sheet) box.bottom = Math.min(box.bottom, sheet.getBoundingClientRect().top);
  const step = stepOver(thing);
  if (step) box.top = Math.max(box.top, step.getBoundingClientRect().bottom);
  for (let up: Element | null = thing; up && getComputedStyle(up).position !== "fixed"; up = up.parentElement) {
    if (up !== thing && /auto|scroll|hidden|clip/.test(getComputedStyle(up).overflow)) box = both(box, up.getBoundingClientRect());
  }
  return box.right - box.left > 3 && box.bottom - box.top > 3 ? box : null;
}

/** The last of these things that can be seen; of a unit on a battlefield, all its miniatures together. */
export function shown(things: readonly Element[]): Box | null {
  const seen = things.flatMap((thing) => {
    const box = inSight(thing);
    return box ? [{ box, unit: thing.hasAttribute("data-unit") }] : [];
  });
  const last = seen.at(-1);
  const all = last?.unit ? seen.filter(({ unit }) => unit).map(({ box }) => box) : last ? [last.box] : [];
  if (!all.length) return null;
  const [left, top] = [Math.min(...all.map((one) => one.left)), Math.min(...all.map((one) => one.top))];
  return { left, top, right: Math.max(...all.map((one) => one.right)), bottom: Math.max(...all.map((one) => one.bottom)) };
}

/** Whether too little of a thing is in sight: less than half of it, or of a button not all. */
export function isCut(thing: Element, seen: Box | null): boolean {
  const { top, right, bottom } = thing.getBoundingClientRect();
  if (thing.closest("aside")) return !seen || seen.right < right || seen.bottom < bottom || seen.top > top;
  return !seen || (seen.bottom - seen.top) * 2 < bottom - top;
}

/** Scroll a thing into sight: on a small screen into the middle of what the sheet leaves free. */
export function bring(thing: Element): void {
  thing.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  const sheet = sheetOver(thing);
  const { top, bottom } = thing.getBoundingClientRect();
  if (sheet) scrollBy(0, (top + bottom - sheet.getBoundingClientRect().top) / 2);
}
