/** Show a game's own colours, as themes.css has them, until what is returned is called. */
export function themed(game: string): () => void {
  const shown = document.documentElement.dataset;
  shown["game"] = game;
  return () => {
    if (shown["game"] === game) delete shown["game"];
  };
}
