/** Looking through many options by typing. */

/** More options than this are looked through by typing. */
export const MANY = 12;

/** A text without case, accents and marks, as people type it. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Which of the texts have every word that was typed, those that begin with it first. */
export function matching(texts: readonly string[], typed: string): number[] {
  const asked = folded(typed);
  if (!asked) return texts.map((_, index) => index);
  const parts = asked.split(" ");
  const found = texts.map((text, index) => ({ index, text: folded(text) })).filter(({ text }) => parts.every((part) => text.includes(part)));
  const rank = (text: string): number => (text === asked ? 0 : text.startsWith(asked) ? 1 : 2);
  return found.sort((a, b) => rank(a.text) - rank(b.text) || a.index - b.index).map(({ index }) => index);
}

/** The same options with those last that are rare and can't be taken back. */
export function graveLast(found: readonly number[], grave: (index: number) => boolean): number[] {
  return [...found.filter((index) => !grave(index)), ...found.filter(grave)];
}
