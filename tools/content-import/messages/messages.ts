import { addressMessages } from "./addresses.ts";
import { fileMessages } from "./files.ts";
import type { Language } from "./message.ts";
import { noteMessages, siteMessages } from "./site.ts";
import { textMessages } from "./text.ts";
import { valueMessages } from "./values.ts";

/** All messages of the importer to editors. */
export const messages = {
  ...fileMessages,
  ...valueMessages,
  ...addressMessages,
  ...textMessages,
  ...siteMessages,
  ...noteMessages,
};

export type MessageCode = keyof typeof messages;

/** The names of a message's placeholders, which are in braces. */
type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

export type Values = Readonly<Record<string, string | number>>;

/** The values for a message's placeholders. */
export type ValuesOf<Code extends MessageCode> = Readonly<
  Record<Places<(typeof messages)[Code]["en"]>, string | number>
>;

/** A message that is not written in any language yet: its code and its values. */
export type Saying = {
  [Code in MessageCode]: { code: Code; values: ValuesOf<Code> };
}[MessageCode];

/** The most characters of a value in a message. A longer value would hide the message itself. */
const LONGEST_VALUE = 300;

/** Writes a message in a language. */
export function say({ code, values }: Saying, language: Language): string {
  const known: Values = values;
  return messages[code][language].replace(/\{(\w+)\}/g, (place, name) => {
    const value = `${known[name] ?? place}`;
    return value.length > LONGEST_VALUE
      ? `${value.slice(0, LONGEST_VALUE).toWellFormed()}…`
      : value;
  });
}
