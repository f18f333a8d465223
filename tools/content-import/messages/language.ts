import { locales as LOCALES, languageTag } from "../../../shared/i18n/locales.ts";
import type { Language } from "./message.ts";

export const LANGUAGES = ["zh", "en"] as const satisfies Language[];

/**
 * The language of messages about a file. If no language was chosen, it is the language of the file's locale, or else
 * the language of the computer (`LANG`). If there are no messages in any of these, it is English.
 */
export function languageFor(path: string, chosen?: Language, lang = process.env.LANG): Language {
  const locale = LOCALES.find((each) => path.split("/").includes(each));
  return chosen ?? languageOf(locale && languageTag[locale]) ?? languageOf(lang) ?? "en";
}

function languageOf(tag: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language));
}
