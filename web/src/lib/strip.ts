/** A strip of one height that is moved along: where more of it lies beyond an edge it fades there, and a wheel moves it too. */
export function strip(node: HTMLElement): () => void {
  const look = (): void => {
    const most = node.scrollWidth - node.clientWidth;
    const more = [...(node.scrollLeft > 1 ? ["before"] : []), ...(node.scrollLeft < most - 1 ? ["after"] : [])];
    node.dataset["more"] = more.join(" ");
  };
  const turn = (event: WheelEvent): void => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || node.scrollWidth <= node.clientWidth) return;
    event.preventDefault();
    node.scrollLeft += event.deltaY;
  };
  node.addEventListener("scroll", look, { passive: true });
  node.addEventListener("wheel", turn, { passive: false });
  const changed = new MutationObserver(look);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  const sized = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
  sized?.observe(node);
  look();
  return () => {
    changed.disconnect();
    sized?.disconnect();
    node.removeEventListener("scroll", look);
    node.removeEventListener("wheel", turn);
  };
}
