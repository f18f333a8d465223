import { addressMessages } from "./addresses.ts";
import { fileMessages } from "./files.ts";
import type { Language } from "./message.ts";
import { noteMessages, siteMessages } from "./site.ts";
import { textMessages } from "./text.ts";
import { valueMessages } from "./values.ts";

/** All that the importer says to editors. */
export const messages = {
  ...fileMessages,
  ...valueMessages,
  ...addressMessages,
  ...textMessages,
  ...siteMessages,
  ...noteMessages,
};

export type MessageCode = keyof typeof messages;

/** The names in braces of a message. */
type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

export type Values = Readonly<Record<string, string | number>>;

/** The values of a message; none where it has no places. */
export type ValuesOf<Code extends MessageCode> = Readonly<
  Record<Places<(typeof messages)[Code]["en"]>, string | number>
>;

/** A message before it is put into a language. */
export type Saying = {
  [Code in MessageCode]: { code: Code; values: ValuesOf<Code> };
}[MessageCode];

/** A longer value would hide what is said of it. */
const LONGEST_VALUE = 300;

/** A message in words. */
export function say({ code, values }: Saying, language: Language): string {
  const known: Values = values;
  return messages[code][language].replace(/\{(\w+)\}/g, (place, name) => {
    const value = `${known[name] ?? place}`;
    return value.length > LONGEST_VALUE
      ? `${value.slice(0, LONGEST_VALUE).toWellFormed()}…`
      : value;
  });
}
