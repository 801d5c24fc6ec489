/** Our own pictograms: one path each, filled by the even-odd rule, on a field of 24 by 24. */

export const UNIT_PATHS: Readonly<Record<string, string>> = {
  tie_fighter:
    "M4 2.5h1.8v19H4L2 12zM20 2.5h-1.8v19H20l2-9.5zM5.8 11h2.7v2H5.8zM15.5 11h2.7v2h-2.7zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z",
  assault_carrier: "M12 3.5l7 15.5h-4v-4.5H9V19H5zM10.6 16h2.8v4h-2.8z",
  star_destroyer: "M12 1l9.5 21h-6v-2.5H8.5V22h-6zM10.5 13v4h3v-4z",
  super_star_destroyer: "M12 0l3.2 11L21 23h-4l-1-2H8l-1 2H3l5.8-12zM11 9.5v9h2v-9zM9.2 14v3h1v-3zM13.8 14v3h1v-3z",
  death_star:
    "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM8.3 4.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM1.6 12.4v1.5h20.8v-1.5zM8.3 6.8a1 1 0 1 1 0 2 1 1 0 0 1 0-2z",
  death_star_under_construction:
    "M12 1a11 11 0 0 1 8 3.4l-3 2.1 2 2.5-4 1.5 1 3h-5v3.5H7.5V20l-2 1A11 11 0 0 1 12 1zM8.3 4.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM22.4 9a11 11 0 0 1-11 14l-.3-1.6A9.4 9.4 0 0 0 20.8 9.6zM15.5 16h1.6v3h-1.6zM18 12.5h1.6v2.6H18z",
  stormtrooper:
    "M12 2c5 0 8 3.4 8 8v6.3L16.6 22H7.4L4 16.3V10c0-4.6 3-8 8-8zM6.3 10l.6 3h4.3v-2zM17.7 10l-.6 3h-4.3v-2zM9 16.2l1 2.6h4l1-2.6z",
  at_st: "M6.5 2h11v7.5h-11zM8.3 4.3v2.2h2.6V4.3zM13.1 4.3v2.2h2.6V4.3zM7.7 9.5h2.4l-2 4.4 2 4.6V22H5v-1.8h2.4l-2.3-6.3zM16.3 9.5h-2.4l2 4.4-2 4.6V22H19v-1.8h-2.4l2.3-6.3z",
  at_at: "M4 5.5h12V13H4zM16.6 6.5H20l2.5 2.2V11H19l-2.4-1.4zM4.4 13h2v4.5l.5 4.5H3.6l.8-4.5zM8.2 13h2v4.5l.5 4.5H7.4l.8-4.5zM12.4 13h2v4.5l.5 4.5h-3.3l.8-4.5zM6 7.3v1.4h8V7.3z",
  x_wing: "M12 1.5l1.3 7.5.4 2.6 6.3 3V9h1.3v11H20v-2.4l-5.7-1.2L13.8 21h-3.6l-.5-4.6L4 17.6V20H2.7V9H4v5.6l6.3-3 .4-2.6zM11.3 11.5v2h1.4v-2z",
  y_wing: "M12 2l2.2 3.2v8.3h4.3V8l1-1.5 1 1.5v14h-2v-6h-4l-.7 4.5h-3.6L9.5 16h-4v6h-2V8l1-1.5 1 1.5v5.5h4.3V5.2zM11.2 6v2.5h1.6V6z",
  rebel_transport: "M12 2c4.2 3 6.2 8 6.2 13l-2 7H7.8l-2-7C5.8 10 7.8 5 12 2zM9.8 8.5v2h4.4v-2zM9 12.5v2h6v-2zM8.8 16.5v2h6.4v-2z",
  corellian_corvette: "M7.5 1.5h9V6l-2.7.5v7l3.7 1.5v2l-1.5.5V22H14v-3.5h-1V22h-2v-3.5h-1V22H8v-4.5L6.5 17v-2l3.7-1.5v-7L7.5 6z",
  mon_calamari_cruiser:
    "M12 1c3 2 2.8 5 3.8 7s3.4 3 3.4 6-2.2 3.8-3.2 5.8L15 23H9l-1-3.2c-1-2-3.2-2.8-3.2-5.8s2.4-4 3.4-6S9 3 12 1zM11.2 5.5V9h1.6V5.5zM9 13.5v2h2v-2zM13 13.5v2h2v-2z",
  rebel_trooper: "M12 1.5c3.8 0 6.3 2.5 6.3 6h1.7V9H4V7.5h1.7c0-3.5 2.5-6 6.3-6zM7.5 10.5h9V12a4.5 4.5 0 0 1-9 0zM3.5 22.5c0-4 3.3-6 8.5-6s8.5 2 8.5 6zM11.2 18.5v4h1.6v-4z",
  airspeeder: "M12 3l2.6 6.5L22.5 14v3.5l-7.5-1-1 4h-4l-1-4-7.5 1V14l7.9-4.5zM11 9v3h2V9z",
  shield_generator: "M3 13a9 9 0 0 1 18 0zM11.2 1h1.6v3.5h-1.6zM7 9.5l2-2.2.9.9-1.9 2.3zM4.5 14.5h15v2h-15zM9 16.5h6l1.5 6h-9z",
  ion_cannon: "M3.5 19h17v3h-17zM12 7.5a6.5 6.5 0 0 1 6.5 6.5v4h-13v-4A6.5 6.5 0 0 1 12 7.5zM15.5 7L20 1l1.8 1.3-4.3 6.2zM11 10.5v3h2v-3z",
};

/** A diamond for the Rebels, a hexagon for the Empire: sides differ by shape as well as colour. */
export const SIDE_PATHS: Readonly<Record<string, string>> = {
  rebel: "M12 1l10 11-10 11L2 12z",
  imperial: "M7 2h10l6 10-6 10H7L1 12z",
};

/** Leaders: round for the Rebels, a hexagon for the Empire. */
export const TOKEN_PATHS: Readonly<Record<string, string>> = {
  rebel: "M12 .5a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23z",
  imperial: "M6 1.5h12L24 12l-6 10.5H6L0 12z",
};

export const FACE_PATHS: Readonly<Record<string, string>> = {
  hit: "M12 3l2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z",
  direct_hit:
    "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 5.5l1.5 4 4-1.5-1.5 4 4 .5-4 1.5 1.5 4-4-1.5-1.5 4-1.5-4-4 1.5 1.5-4-4-.5 4-1.5-1.5-4 4 1.5z",
  special: "M12 2l3 7h7l-5.5 4.5L18.5 21 12 16.7 5.5 21l2-7.5L2 9h7z",
  blank: "",
};

export const MARK_PATHS: Readonly<Record<string, string>> = {
  sabotaged: "M12 2l10.5 19h-21zM8.6 11l-1.2 1.2 3.3 3.3-3.3 3.3L8.6 20l3.4-3.4 3.4 3.4 1.2-1.2-3.3-3.3 3.3-3.3-1.2-1.2-3.4 3.3z",
  subjugated: "M3 2h18v20H3zM6 5v14h2.5V5zM10.7 5v14h2.6V5zM15.5 5v14H18V5z",
  base: "M12 1l11 9h-3v12h-5.5v-7h-5v7H4V10H1z",
  probed: "M12 5c5 0 9 4 10.5 7C21 15 17 19 12 19S3 15 1.5 12C3 9 7 5 12 5zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
};

/** A speech bubble, an eye, a crosshair and a crate. */
export const SKILL_PATHS: Readonly<Record<string, string>> = {
  diplomacy: "M2 3h20v13H12l-6 6v-6H2zM6 7v1.8h12V7zM6 10.6v1.8h8v-1.8z",
  intel: "M12 4.5c5.5 0 9.5 4.5 11 7.5-1.5 3-5.5 7.5-11 7.5S2.5 15 1 12c1.5-3 5.5-7.5 11-7.5zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  spec_ops: "M10.8 0h2.4v3.7a8.5 8.5 0 0 1 7.1 7.1H24v2.4h-3.7a8.5 8.5 0 0 1-7.1 7.1V24h-2.4v-3.7a8.5 8.5 0 0 1-7.1-7.1H0v-2.4h3.7a8.5 8.5 0 0 1 7.1-7.1zM12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  logistics: "M12 1l10 5v12l-10 5L2 18V6zM12 3.7L6.5 6.5 12 9.2l5.5-2.7zM4.2 8.4v8.3l6.7 3.3v-8.3zM19.8 8.4l-6.7 3.3V20l6.7-3.3z",
};
