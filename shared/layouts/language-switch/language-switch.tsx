import { type Locale, languageTag, otherLocale } from "../../i18n/locales.ts";
import { message } from "../../i18n/messages.ts";

interface LanguageSwitchProps {
  locale: Locale;
  className: string | undefined;
}

/** Link to the root with the other locale, which stores the choice in a cookie. */
export function LanguageSwitch({ locale, className }: LanguageSwitchProps) {
  const other = otherLocale(locale);
  const tag = languageTag[other];
  return (
    <a className={className} href={`/?lang=${other}`} lang={tag} hrefLang={tag}>
      {message(locale, "switchLanguage")}
    </a>
  );
}
