import { languageTag, otherEdition } from "../../i18n/editions.ts";
import { useMessages, usePage } from "../page-context.tsx";

/** To the root of the other edition, which remembers the choice (contract section 4). */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const t = useMessages();
  const { edition, hasOtherEdition } = usePage();
  if (!hasOtherEdition) return null;
  const other = otherEdition(edition);
  const tag = languageTag[other];
  return (
    <a className={className} href={`/?lang=${other}`} lang={tag} hrefLang={tag}>
      {t("switchLanguage")}
    </a>
  );
}
