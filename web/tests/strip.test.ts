import { afterEach, describe, expect, it } from "vitest";
import { strip } from "../src/lib/strip";

/** A strip of 300 pixels of which 100 are seen. */
function laid(long = 300): { node: HTMLElement; end: () => void } {
  const node = document.createElement("div");
  Object.defineProperties(node, { scrollWidth: { value: long }, clientWidth: { value: 100 } });
  document.body.append(node);
  return { node, end: strip(node) };
}

describe("a strip", () => {
  afterEach(() => document.body.replaceChildren());

  it("tells beyond which edge there is more of it", () => {
    const { node } = laid();
    expect(node.dataset["more"]).toBe("after");
    node.scrollLeft = 50;
    node.dispatchEvent(new Event("scroll"));
    expect(node.dataset["more"]).toBe("before after");
    node.scrollLeft = 200;
    node.dispatchEvent(new Event("scroll"));
    expect(node.dataset["more"]).toBe("before");
    expect(laid(100).node.dataset["more"]).toBe("");
  });

  it("is moved by a wheel, which otherwise scrolls the page", () => {
    const { node, end } = laid();
    const turn = (more: WheelEventInit): boolean => node.dispatchEvent(new WheelEvent("wheel", { deltaY: 40, cancelable: true, ...more }));
    expect([turn({}), node.scrollLeft]).toEqual([false, 40]);
    expect([turn({ ctrlKey: true }), turn({ deltaX: 90 }), node.scrollLeft]).toEqual([true, true, 40]);
    end();
    expect([turn({}), node.scrollLeft]).toEqual([true, 40]);
  });
});
