/** Parts that several silhouettes share: heads, shoulders, and the like. */

export const PARTS: Readonly<Record<string, string>> = {
  head: "h 50 12 60 12 66 20 64 38 58 48 50 50",
  neck: "p 44 44 56 44 58 60 42 60",
  hair: "h 50 10 62 8 68 20 66 32 64 24 58 20 50 20",
  coat: "m 50 52 58 54 62 60 78 64 84 68 90 96 50 96",
  lapels: "P 52 58 60 56 54 74;m 50 76 51 76 51 96 50 96",
  robe: "h 50 48 62 50 84 58 94 96 50 100",
  folds: "P 52 56 58 54 70 96 64 96;P 76 64 82 96 79 96",
  plate: "m 50 54 62 56 66 52 82 56 90 66 92 96 50 96",
  seams: "m 50 62 62 60 64 64 50 64;P 66 56 68 56 74 96 72 96;m 50 73 62 72 62 74 50 75",
  cowl: "h 50 4 68 4 76 26 74 44 64 56 50 56",
  face: "h 50 16 60 16 64 30 60 46 50 50",
  hilt: "p 80 60 84 60 82 72 76 72",
  blade: "l 4.5 82 60 92 6",
};
