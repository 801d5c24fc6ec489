/** What each system looks like from space, and how we draw that: colours and patches on a disc of radius 24. */

export type Kind = "ice" | "desert" | "city" | "gas" | "forest" | "lava" | "ocean" | "swamp" | "rock" | "mild";

export const KINDS: Readonly<Record<string, Kind>> = {
  felucia: "swamp",
  mon_calamari: "ocean",
  saleucami: "desert",
  yavin: "forest",
  bothawui: "mild",
  kessel: "rock",
  nal_hutta: "swamp",
  toydaria: "swamp",
  geonosis: "desert",
  rodia: "ocean",
  ryloth: "desert",
  tatooine: "desert",
  bespin: "gas",
  endor: "forest",
  hoth: "ice",
  mustafar: "lava",
  dantooine: "mild",
  ilum: "ice",
  mygeeto: "ice",
  ord_mantell: "rock",
  dathomir: "rock",
  kashyyyk: "forest",
  malastare: "forest",
  mandalore: "desert",
  alderaan: "mild",
  cato_neimoidia: "gas",
  corellia: "city",
  coruscant: "city",
  dagobah: "swamp",
  naboo: "mild",
  sullust: "lava",
  utapau: "rock",
};

export interface Face {
  /** Towards the light, and away from it. */
  light: string;
  dark: string;
  /** Patches: an outline and a colour. */
  patches: readonly (readonly [string, string])[];
}

export const FACES: Readonly<Record<Kind, Face>> = {
  ice: {
    light: "#fafdff",
    dark: "#93b9d4",
    patches: [
      ["M-24-7L-9-11 1-5 12-10 24-6V-2L12-6 1 0-9-6-24-2z", "#b9d8ec"],
      ["M-12 3L1 8 8 18 3 19-3 11-14 7z", "#7eaed0"],
      ["M6 2L14 6 22 4V8L13 10 5 6z", "#a4cbe4"],
      ["M-24-24H24V-16Q9-20 0-15T-24-16z", "#ffffff"],
    ],
  },
  desert: {
    light: "#fae0a6",
    dark: "#b87a3f",
    patches: [
      ["M-24-13Q-9-9 4-13T24-11V-7Q8-5-4-9T-24-8z", "#e2b06a"],
      ["M-24 1Q-10-5 2 1T24-1V6Q10 10-2 6T-24 8z", "#cf9450"],
      ["M-20 14Q-5 9 8 14T22 13V17Q8 19-4 16T-20 19z", "#a86b33"],
      ["M6-5a4 2 0 1 0 .1 0z", "#f6e7bd"],
    ],
  },
  city: {
    light: "#8b93a8",
    dark: "#2a3040",
    patches: [
      ["M-24-9H24v1.5H-24zM-24 5H24v1.5H-24zM-9-24h1.5V24h-1.5zM8-24h1.5V24h-1.5z", "#a9b2c6"],
      ["M-1-1a9 9 0 1 0 .1 0zM-1 2a6 6 0 1 1-.1 0z", "#c3cadb"],
      ["M-18-5h4v3h-4zM-6-17h4v3h-4zM-4-5h3v3h-3zM12-5h4v3h-4zM1 10h4v3H1zM-16 10h5v3h-5zM12 9h3v5h-3zM2-17h3v4H2zM-18-14h4v2h-4zM14-15h4v2h-4z", "#ffd879"],
    ],
  },
  gas: {
    light: "#fff0dc",
    dark: "#c9825c",
    patches: [
      ["M-24-15Q0-11 24-15V-9Q0-6-24-9z", "#eab48b"],
      ["M-24-3Q0 0 24-4V3Q0 6-24 4z", "#db946c"],
      ["M-24 10Q0 14 24 9V14Q0 18-24 15z", "#eab48b"],
      ["M8-2a6 3.5 0 1 0 .1 0z", "#fbe3cb"],
    ],
  },
  forest: {
    light: "#8ccf6e",
    dark: "#1f5a33",
    patches: [
      ["M-20-10Q-12-18-3-13T-6-2Q-16 2-20-10z", "#3f8f43"],
      ["M4-6Q14-14 21-5T11 7Q1 6 4-6z", "#2f7a3d"],
      ["M-14 8Q-4 3 2 10T-6 20Q-15 18-14 8z", "#3f8f43"],
      ["M-2-20Q5-22 8-16T1-13zM-9 1Q-2-1 0 3T-8 5zM10 12Q16 10 17 14T10 16z", "#56b0d8"],
    ],
  },
  lava: {
    light: "#5d4640",
    dark: "#160b0c",
    patches: [
      ["M-24-8Q-12-14-6-5T8-6Q14-14 24-11V-6Q15-9 10-1T-8 0Q-14-8-24-3z", "#ff7a24"],
      ["M-16 16Q-8 6 0 12T18 8L20 12Q10 19 0 16T-14 20z", "#ff7a24"],
      ["M-2-22L3-15-1-10-5-16zM-8-3Q0-1 8-3L9-1Q0 2-8 0zM-4 13Q4 15 10 13L9 14Q2 16-4 14z", "#ffd653"],
    ],
  },
  ocean: {
    light: "#8ad3f6",
    dark: "#0f4c8c",
    patches: [
      ["M-15-8Q-8-13-4-8T-11-3Q-16-3-15-8zM6 6Q13 2 16 8T8 13Q3 11 6 6z", "#79b98a"],
      ["M-4 15Q0 12 3 15T-1 18zM10-14Q14-16 16-13T11-11z", "#d9c58d"],
      ["M-24 2Q-8-3 2 1T22-4Q10 5-2 4T-24 5zM-14-17Q-4-20 8-17Q-4-15-14-17z", "#e9f7ff"],
    ],
  },
  swamp: {
    light: "#b9bd74",
    dark: "#3a4423",
    patches: [
      ["M-21-7Q-11-16-2-9T-7 2Q-18 4-21-7z", "#75803f"],
      ["M3-12Q14-17 19-8T9 1Q0-2 3-12z", "#5e6b35"],
      ["M-13 9Q-2 4 4 11T-4 20Q-14 19-13 9zM10 8Q17 5 19 11T11 14z", "#6b7739"],
      ["M-24 3Q-10-1 0 3T24 2V4Q10 7-2 5T-24 6z", "#dfe3b4"],
    ],
  },
  rock: {
    light: "#cdbfb0",
    dark: "#5d4c44",
    patches: [
      ["M-10-12a6 6 0 1 0 .1 0zM9-4a7 6 0 1 0 .1 0zM-8 8a5 5 0 1 0 .1 0z", "#8d7a6d"],
      ["M-10-10a4 4 0 1 0 .1 0zM9-2a5 4 0 1 0 .1 0zM-8 10a3 3 0 1 0 .1 0z", "#6f5f56"],
      ["M6-17a3 3 0 1 0 .1 0zM8 13a3 3 0 1 0 .1 0zM-17-1a2 2 0 1 0 .1 0z", "#806d61"],
    ],
  },
  mild: {
    light: "#86c6ef",
    dark: "#1a5394",
    patches: [
      ["M-20-9Q-12-18-2-13T-4 0Q-10 6-17 1T-20-9z", "#6db063"],
      ["M4 2Q12-4 19 2T13 14Q3 16 4 2z", "#7db86a"],
      ["M-9-8Q-4-10-3-5T-9-2zM10 5Q15 3 15 8T10 10z", "#cbb779"],
      ["M-24 8Q-12 4-2 8T16 18Q0 15-8 12T-24 12zM2-18Q12-18 20-10Q10-13 2-15z", "#f4fbff"],
    ],
  },
};
