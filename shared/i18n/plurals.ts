import { type Locale, languageTag } from "./locales.ts";

/** The plural forms of a noun or a message. Each locale has the forms that its grammar distinguishes. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The plural rules of each locale. They are created when they are first needed, because creating them takes time. */
const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** The plural form for a count: `selectPlural("en", 1, { one: "story", other: "stories" })` gives `story`. */
export function selectPlural(locale: Locale, count: number, forms: PluralForms): string {
  rules[locale] ??= new Intl.PluralRules(languageTag[locale]);
  return forms[rules[locale].select(count)] ?? forms.other;
}
