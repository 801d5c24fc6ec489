/** The leaders as busts of our own: outlines and colours, on a field of 24 by 24 inside the token of their side. */

export type Part = readonly [outline: string, colour: string];

const FACE = "M12 4.6c2.7 0 4.2 2 4.2 4.9 0 3.2-1.8 6-4.2 6s-4.2-2.8-4.2-6c0-2.9 1.5-4.9 4.2-4.9z";
const EYES = "M9.5 9.2h1.7v1.1H9.5zM12.8 9.2h1.7v1.1h-1.7z";
const NECK = "M10.2 14h3.6v4h-3.6z";
const SHORT = "M7.5 9.4C6.8 5.2 8.9 2.9 12 2.9s5.2 2.3 4.5 6.5C15.9 7.4 15 6.5 12 6.5S8.1 7.4 7.5 9.4z";
const FULL = "M6.8 11.5C5.6 5.5 8.2 2.4 12 2.4s6.4 3.1 5.2 9.1l-1.3-.2C16.3 8 15.2 6.6 12.6 6.7 10 7 8.2 7.6 8.1 11.3z";
const THIN = "M7.6 9.6C7 7 7.8 5.6 8.7 4.9l.4 1.7zM16.4 9.6c.6-2.6-.2-4-1.1-4.7l-.4 1.7zM9 4.6c1.6-1.2 4.4-1.2 6 0-1.8-.5-4.2-.5-6 0z";
const BEARD = "M7.8 9.8c.3 1.6 1 2.3 2 2.3h4.4c1 0 1.7-.7 2-2.3.2 4.3-1.6 7.6-4.2 7.6s-4.4-3.3-4.2-7.6zM10.4 13.2h3.2v.9h-3.2z";
const MOUSTACHE = "M9.2 13.3c.9-1.4 4.7-1.4 5.6 0-1.5-.4-4.1-.4-5.6 0z";
const CAP = "M6.8 7.5C6.8 4 8.8 2.3 12 2.3s5.2 1.7 5.2 5.2l-.4.9H7.2z";
const PEAK = "M7.2 8.2h9.6l-1 1.3H8.2z";
const DISC = "M11.3 4.6h1.4V6h-1.4z";
const PLAQUE = "M13.3 18.6h3.9v1.5h-3.9z";
const COLLAR = "M9.3 15.6l2.7 3 2.7-3 1.3.6-4 5-4-5z";

/** Shoulders that end where the token does: a circle for the Rebels, a hexagon for the Empire. */
const ROUND = "M3.9 20.2C4.7 17.2 7 15.9 10 15.7h4c3 .2 5.3 1.5 6.1 4.5A11.5 11.5 0 0 1 3.9 20.2z";
const CUT = "M3.1 17.5C5 16.2 7.5 15.8 10 15.7h4c2.5.1 5 .5 6.9 1.8l-2.9 5H6z";

const DARK = "#1b1d24";
const PALE = "#f0c9a6";
const TAN = "#dca97f";
const BROWN = "#8a5a3a";
const OLIVE = "#5f6657";
const SILVER = "#cfd5dd";

const face = (skin: string): Part[] => [[NECK, skin], [FACE, skin], [EYES, DARK]];
const officer = (uniform: string, plaque: string, skin = PALE): Part[] => [[CUT, uniform], ...face(skin), [PLAQUE, plaque]];
const capped = (cap: string): Part[] => [[CAP, cap], [PEAK, DARK], [DISC, SILVER]];
const rebel = (clothes: string, skin = PALE): Part[] => [[ROUND, clothes], ...face(skin)];

export const BUSTS: Readonly<Record<string, readonly Part[]>> = {
  darth_vader: [
    [CUT, "#0d0e12"],
    ["M12 2c4 0 6.1 3 6.3 7l1.7 6-3.4 1H7.4L4 15l1.7-6C5.9 5 8 2 12 2z", "#16181e"],
    ["M8 9.4l3.3.9-.5 1.9-2.5-.4zM16 9.4l-3.3.9.5 1.9 2.5-.4z", "#8b93a1"],
    ["M12 12l2.4 3.8H9.6z", "#b6bdc9"],
    ["M9.3 18.4h5.4v2.6H9.3z", "#c8323a"],
  ],
  emperor_palpatine: [
    [CUT, "#17161d"],
    ["M12 1.8C6.7 1.8 5 7 5.1 12.3L4.3 18h15.4l-.8-5.7C19 7 17.3 1.8 12 1.8z", "#24222c"],
    ["M12 5.6c2.5 0 3.8 1.9 3.8 4.6 0 3-1.6 5.5-3.8 5.5s-3.8-2.5-3.8-5.5c0-2.7 1.3-4.6 3.8-4.6z", "#ddd6c4"],
    ["M8.7 8.5l2.7.8v.8l-2.7-.5zM15.3 8.5l-2.7.8v.8l2.7-.5zM9.6 12.8h.7l.3 1.5-.6.2zM14.4 12.8h-.7l-.3 1.5.6.2z", "#8d8577"],
    ["M9.6 9.9h1.5v1H9.6zM12.9 9.9h1.5v1h-1.5z", "#d7a300"],
  ],
  general_tagge: [...officer("#6d7166", "#b5342f"), [SHORT, "#5b4634"], ["M7.5 9h1.2l.4 4.3-1 .2zM16.5 9h-1.2l-.4 4.3 1 .2z", "#5b4634"]],
  grand_moff_tarkin: [
    ...officer("#59614f", "#3a6fb0", "#e6c4a8"),
    [THIN, "#b9bcc0"],
    ["M8.3 11.5l1.8 1.3-.5 1.7zM15.7 11.5l-1.8 1.3.5 1.7z", "#c09a7e"],
  ],
  admiral_ozzel: [...officer(OLIVE, "#3a6fb0"), ...capped("#555b4c"), [MOUSTACHE, "#a3a6aa"]],
  admiral_piett: [...officer("#4d5260", "#b5342f"), ...capped("#43485a"), ["M9.8 13.3h4.4v.7H9.8z", "#a8755c"]],
  boba_fett: [
    [CUT, "#7c8a6b"],
    ["M12 1.9c4 0 6 2.6 6 6.6v4.8l-1.9 3H7.9L6 13.3V8.5c0-4 2-6.6 6-6.6z", "#5d7f4d"],
    ["M6 8.6h12v1.8l-4.6.7v5.2h-2.8v-5.2L6 10.4z", "#15171c"],
    ["M6 8h12v.9H6zM7.9 16.3l-.7-1.1 3.1-1v2.1zM16.1 16.3l.7-1.1-3.1-1v2.1z", "#a8402f"],
    ["M18.3 2.5h1v6h-1zM18 7.5h1.6v2.4H18z", "#8f978d"],
  ],
  colonel_yularen: [...officer("#eceef0", "#b5342f"), [SHORT, "#9fa3a8"], [MOUSTACHE, "#8a8e94"]],
  general_veers: [
    [CUT, "#747b80"],
    ...face(PALE),
    ["M6.4 9.6C6 4.4 8.4 2.1 12 2.1s6 2.3 5.6 7.5l-1.2.1-.5-2.2H8.1l-.5 2.2z", "#596066"],
    ["M8 4.7h8v2H8z", "#20242a"],
    ["M7.7 10l1 5 3.3 1.7 3.3-1.7 1-5 .8.1-1.1 5.6L12 17.8l-4-2.1-1.1-5.6z", "#30353b"],
  ],
  janus_greejatus: [
    [CUT, "#5d2b5f"],
    ["M7.3 7h9.4l1 9H6.3z", "#73397a"],
    ...face("#e4dccb"),
    ["M7.6 7.3C7 3 9.3 1.2 12 1.2s5 1.8 4.4 6.1z", "#5d2b5f"],
    ["M6.6 6.8h10.8v1.5H6.6z", "#c9a14a"],
  ],
  moff_jerjerrod: [...officer("#3f444c", "#3a6fb0"), [FULL, "#2c2320"], [COLLAR, "#2f343b"]],
  soontir_fel: [
    [CUT, "#1c1e24"],
    ["M12 1.8c4.3 0 6.6 3 6.6 7.2 0 3.4-2 6.2-3.6 7H9c-1.6-.8-3.6-3.6-3.6-7 0-4.2 2.3-7.2 6.6-7.2z", "#2b2f38"],
    ["M7 8.2l4.4 1.4v2.5L8 11.4zM17 8.2l-4.4 1.4v2.5l3.4-.7z", "#0d0f13"],
    ["M10.2 3.2h3.6v2.2h-3.6z", "#d5dae2"],
    ["M9.8 14h1.6v7H9.8zM12.6 14h1.6v7h-1.6z", "#8f97a6"],
    ["M5 13.6l1.5-.5 1.6 3-1.6.5zM19 13.6l-1.5-.5-1.6 3 1.6.5z", "#b3261e"],
  ],

  general_rieekan: [...rebel("#cfc7b3"), [SHORT, "#75604a"], ["M7.3 16.1l1.7-1.7 3 2.7 3-2.7 1.7 1.7-4.7 4.2z", "#efe9da"], ["M9 11.5h1v1.6H9zM14 11.5h1v1.6h-1z", "#cf9f7c"]],
  jan_dodonna: [...rebel("#9b8463"), [THIN, "#f2f2ef"], [BEARD, "#f2f2ef"], [COLLAR, "#7a6548"]],
  mon_mothma: [
    ["M6.8 13.5C5.4 6 8 2.3 12 2.3s6.6 3.7 5.2 11.2L14 14.5h-4z", "#9c4a2b"],
    ...rebel("#f7f6f1"),
    ["M7.5 10.3C7 5.7 9 3.3 12 3.3s5 2.4 4.5 7C15.6 7.6 13.8 6.3 11 6.2 9 7 8 8.3 7.5 10.3z", "#9c4a2b"],
    ["M11.2 18.2h1.6l.8 1.9-1.6 1.6-1.6-1.6z", "#c5ccd5"],
  ],
  princess_leia: [
    ["M6.2 6.6a3.3 3.3 0 1 0 .1 0zM17.8 6.6a3.3 3.3 0 1 0 .1 0z", "#4a2c1d"],
    ...rebel("#fbfbf8"),
    [SHORT, "#5a3625"],
    ["M6.2 8.3a1.6 1.6 0 1 0 .1 0zM17.8 8.3a1.6 1.6 0 1 0 .1 0z", "#6d452f"],
    ["M10.6 13.2h2.8v.8h-2.8z", "#b8433f"],
  ],
  admiral_ackbar: [
    [ROUND, "#f0ece2"],
    ["M12 1.7c3.8 0 5.8 2.2 6.6 5.6.5 2.2-.6 3.6-1.6 5.2L15 16.8H9l-2-4.3C6 10.9 4.9 9.5 5.4 7.3 6.2 3.9 8.2 1.7 12 1.7z", "#c8694a"],
    ["M9 3.6h1.5v2H9zM12.7 3h1.6v2.2h-1.6zM11 6h1.4v1.5H11z", "#9d4630"],
    ["M5.7 7.2a2.3 2.3 0 1 0 .1 0zM18.3 7.2a2.3 2.3 0 1 0 .1 0z", "#f2c84b"],
    ["M5.6 8.5a1 1 0 1 0 .1 0zM18.2 8.5a1 1 0 1 0 .1 0z", DARK],
    ["M8.3 13.2h7.4l-.6 1.3H8.9z", "#8a3b2a"],
  ],
  chewbacca: [
    [ROUND, "#6b4426"],
    ["M12 1.6c4.5 0 6.6 3.3 6.3 7.6l1 6.6-2.3-.6L16 18H8l-1-2.8-2.3.6 1-6.6C5.4 4.9 7.5 1.6 12 1.6z", "#7d5230"],
    ["M12 5.2c2.6 0 4 1.7 4 4.4 0 3-1.7 6-4 6s-4-3-4-6c0-2.7 1.4-4.4 4-4.4z", "#a37548"],
    [EYES, DARK],
    ["M10.8 11h2.4l-.5 1.5h-1.4zM9.8 13.6h4.4v1H9.8z", "#2a1c14"],
    ["M5 17.6l2-1.5 9.6 5.6-2.2 1.2z", "#c5ccd5"],
  ],
  general_madine: [...rebel("#a99a76"), [SHORT, "#7b5233"], [BEARD, "#7b5233"]],
  han_solo: [...rebel("#f4f0e6"), [FULL, "#6a4527"], ["M3.9 20.2C4.7 17.2 6.5 16.2 8.7 15.9l.8 6.8A11.5 11.5 0 0 1 3.9 20.2zM20.1 20.2c-.8-3-2.6-4-4.8-4.3l-.8 6.8a11.5 11.5 0 0 0 5.6-2.5z", "#1e2026"]],
  lando_calrissian: [
    ...rebel("#4b86c4", BROWN),
    [SHORT, "#16120f"],
    [MOUSTACHE, "#16120f"],
    ["M3.9 20.2C4.5 17.8 6 16.6 8 16.1l-.5 6.3a11.5 11.5 0 0 1-3.6-2.2zM20.1 20.2c-.6-2.4-2.1-3.6-4.1-4.1l.5 6.3a11.5 11.5 0 0 0 3.6-2.2z", "#e0b83f"],
  ],
  luke_skywalker: [...rebel("#efe3c8"), [FULL, "#d9b25f"], [COLLAR, "#cdbb95"]],
  luke_skywalker_jedi: [...rebel("#22242b"), [FULL, "#c59c4e"], [COLLAR, "#3b3e48"], ["M19.4 4h1.4v13h-1.4z", "#44d46a"], ["M19.3 16.6h1.6V19h-1.6z", SILVER]],
  obi_wan_kenobi: [
    ["M12 2.1C7 2.1 5.7 6.5 6 11l-1 7h14l-1-7c.3-4.5-1-8.9-6-8.9z", "#6a4a30"],
    ...rebel("#8a6847", TAN),
    [SHORT, "#eeeeea"],
    [BEARD, "#eeeeea"],
  ],
  wedge_antilles: [
    ...rebel("#e8742a"),
    ["M6.3 10.5C5.6 4.7 8 1.9 12 1.9s6.4 2.8 5.7 8.6l-1.4 3.3-.4-6H8.1l-.4 6z", "#f4f4f0"],
    ["M11.2 1.9h1.6v4.4h-1.6zM6.9 7h1.5v2.6H6.8zM15.6 7h1.5l.1 2.6h-1.6z", "#c8323a"],
    ["M8.1 6.3h7.8v1.8H8.1z", "#f0c64a"],
    ["M10.3 19h3.4v2.6h-3.4z", "#f4f4f0"],
  ],
};
