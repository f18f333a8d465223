import { locales as LOCALES, languageTag } from "../../../shared/i18n/locales.ts";
import type { Language } from "./message.ts";

export const LANGUAGES = ["zh", "en"] as const satisfies Language[];

/**
 * The language in which an editor reads what is said of a file: the one that was chosen, or else
 * that of the file's locale, or else that of the computer (`LANG`), or else English.
 */
export function languageFor(path: string, chosen?: Language, lang = process.env.LANG): Language {
  const locale = LOCALES.find((each) => path.split("/").includes(each));
  return chosen ?? languageOf(locale && languageTag[locale]) ?? languageOf(lang) ?? "en";
}

function languageOf(tag: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language));
}
