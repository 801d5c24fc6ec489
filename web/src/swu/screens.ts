/** The screens of Star Wars: Unlimited besides its table. */

export const SCREENS = {
  swu: {
    cards: () => import("./decks/Cards.svelte"),
    decks: () => import("./decks/Decks.svelte"),
  },
};
