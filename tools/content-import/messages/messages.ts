import { addressMessages } from "./addresses.ts";
import { fileMessages } from "./files.ts";
import type { Language } from "./message.ts";
import { noteMessages, siteMessages } from "./site.ts";
import { textMessages } from "./text.ts";
import { valueMessages } from "./values.ts";

/** All messages in which the importer tells editors about problems and notes. */
export const messages = {
  ...fileMessages,
  ...valueMessages,
  ...addressMessages,
  ...textMessages,
  ...siteMessages,
  ...noteMessages,
};

export type MessageCode = keyof typeof messages;

/** The names of the placeholders in a text: `"a" | "b"` for `{a} and {b}`. */
type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

export type Values = Readonly<Record<string, string | number>>;

/** The values for a message's placeholders. */
export type ValuesOf<Code extends MessageCode> = Readonly<
  Record<Places<(typeof messages)[Code]["en"]>, string | number>
>;

/** A message before it is put into words: its code, and the values for its placeholders. */
export type Saying = {
  [Code in MessageCode]: { code: Code; values: ValuesOf<Code> };
}[MessageCode];

/** A message shows at most this many characters of a value. A longer value would hide the message, so it is cut. */
const LONGEST_VALUE = 300;

/** Puts a message into words, in the given language. */
export function say({ code, values }: Saying, language: Language): string {
  const known: Values = values;
  return messages[code][language].replace(/\{(\w+)\}/g, (place, name) => {
    const value = `${known[name] ?? place}`;
    return value.length > LONGEST_VALUE
      ? `${value.slice(0, LONGEST_VALUE).toWellFormed()}…`
      : value;
  });
}
