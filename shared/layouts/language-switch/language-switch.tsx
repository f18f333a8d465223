import { type Edition, languageTag, otherEdition } from "../../i18n/editions.ts";
import { message } from "../../i18n/messages.ts";

interface LanguageSwitchProps {
  edition: Edition;
  className: string | undefined;
}

/** To the root of the other edition, which remembers the choice (contract section 4). */
export function LanguageSwitch({ edition, className }: LanguageSwitchProps) {
  const other = otherEdition(edition);
  const tag = languageTag[other];
  return (
    <a className={className} href={`/?lang=${other}`} lang={tag} hrefLang={tag}>
      {message(edition, "switchLanguage")}
    </a>
  );
}
