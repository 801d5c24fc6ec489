/** A question about odds: what is filled in, as the words that the server understands and that a link carries. */

import type { Message } from "../lib/types";

export interface Field {
  name: string;
  about: Message;
  default: string | null;
  choices: string[];
  flag: boolean;
}

export interface Section {
  section: string;
  most: number;
  fields: Field[];
}

/** What an option says: values by `field`, or `section2.field` for a section that is there again. */
export type Option = Record<string, string>;

export const VERSUS = "vs";
export const MOST_OPTIONS = 4;
const WORD = /^(?:([a-z-]+?)(\d{0,4})\.)?([a-z0-9-]+)(?:=(.*))?$/s;

/** The key of a field in a section that is there for the so-manieth time, from 1. */
export function keyOf(section: string, number: number, field: string): string {
  return number === 1 ? field : `${section}${number}.${field}`;
}

/** Return the options of a question in words; what nobody understands stays as it is, for the server to refuse. */
export function parse(text: string): Option[] {
  const options: Option[] = [{}];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (word === VERSUS) {
      options.push({});
      continue;
    }
    const [, section = "", number = "", field = word, value = "yes"] = WORD.exec(word) ?? [];
    options.at(-1)![section && Number(number || 1) > 1 ? `${section}${number}.${field}` : field] = value;
  }
  return options;
}

/** Return the question in words; what is left empty is not said, unless the first option says something else. */
export function write(options: readonly Option[]): string {
  const first = options[0] ?? {};
  return options
    .map((option, i) =>
      Object.entries(option)
        .filter(([key, value]) => value !== "" && (i === 0 ? value !== "no" : value !== (first[key] ?? "no")))
        .map(([key, value]) => (value === "yes" ? key : `${key}=${value}`))
        .join(" "),
    )
    .join(` ${VERSUS} `)
    .trim();
}

/** How often a section is there: as often as the highest number that any option gives it. */
export function times(options: readonly Option[], section: Section): number {
  const numbers = options.flatMap(Object.keys).flatMap((key) => {
    const [, name, number] = /^([a-z-]+?)(\d+)\./.exec(key) ?? [];
    return name === section.section ? [Number(number)] : [];
  });
  return Math.min(section.most, Math.max(1, ...numbers));
}

/** A field that an option fills in: whose it is, where there are several such, and with what. */
export interface Filled {
  section: string;
  number: number;
  several: boolean;
  field: Field;
  value: string;
}

/** What an option says, field by field, in the order of the form; what the form doesn't know, nobody is told. */
export function filled(said: readonly string[], form: readonly Section[], most: (section: Section) => number): Filled[] {
  const option = parse(said.join(" "))[0]!;
  return form.flatMap((one) =>
    Array.from({ length: most(one) }, (_, i) => i + 1).flatMap((number) =>
      one.fields.flatMap((field) => {
        const value = option[keyOf(one.section, number, field.name)];
        return value === undefined ? [] : [{ section: one.section, number, several: most(one) > 1, field, value }];
      }),
    ),
  );
}

export interface Measure {
  name: string;
  label: Message;
  mean: number;
  deviation: number;
  chances: Record<string, number>;
  at_least: Record<string, number>;
}

export interface Answer {
  words: string[];
  measures: Measure[];
  figures: { name: string; label: Message; chance: number }[];
  notes: Message[];
}

/** The values of a measure that are worth a line: those that are likely enough in some option. */
export function values(found: readonly (Measure | undefined)[], least = 0.0005): number[] {
  const all = new Set(found.flatMap((one) => Object.keys(one?.chances ?? {}).map(Number)));
  return [...all].filter((value) => found.some((one) => (one?.chances[String(value)] ?? 0) >= least)).sort((a, b) => a - b);
}
