/** Parts that several silhouettes share: heads, shoulders, and the like. */

export const PARTS: Readonly<Record<string, string>> = {
  head: "h 50 12 60 12 66 20 64 38 58 48 50 50",
  neck: "p 43 44 57 44 58 60 42 60",
  hair: "h 50 10 62 9 69 20 66 32 63 24 58 19 50 20",
  coat: "m 50 53 58 54 62 59 78 63 84 68 90 96 50 96",
  lapels: "P 51 58 59 56 54 74;m 50 76 51 76 51 96 50 96",
  robe: "h 50 49 62 50 84 58 94 96 50 100",
  folds: "P 51 56 58 54 70 96 63 96;P 76 64 82 96 79 96",
  plate: "m 50 54 62 55 66 52 82 56 90 66 93 96 50 96",
  seams: "m 50 62 62 60 64 63 50 65;P 66 55 68 55 74 96 72 96;m 50 73 62 72 62 74 50 75",
  cowl: "h 50 4 68 4 76 26 74 44 64 56 50 57",
  face: "h 50 15 60 16 63 30 59 46 50 50",
  hilt: "p 79 60 84 61 82 72 77 71",
  blade: "l 4.5 82 60 91 6",
};
