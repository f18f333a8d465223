import { type Locale, languageTag } from "./locales.ts";

/** A noun or a message by plural category; a locale has those that its grammar distinguishes. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Rules by locale. Each is created when it is first needed, because that takes time. */
const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** The form for a count: `selectPlural("en", 1, { one: "story", other: "stories" })` is `story`. */
export function selectPlural(locale: Locale, count: number, forms: PluralForms): string {
  rules[locale] ??= new Intl.PluralRules(languageTag[locale]);
  return forms[rules[locale].select(count)] ?? forms.other;
}
