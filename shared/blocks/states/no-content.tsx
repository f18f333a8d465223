import { languageTag, localPath, otherLocale } from "../../i18n/locales.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import button from "../button/button.module.css";
import { Icon } from "../icon/icon.tsx";
import { Empty } from "./empty.tsx";

/** Message for a node without items; in English it links to the Chinese page, which is more complete. */
export function NoContent() {
  const t = useMessages();
  const { locale, hasOtherLocale, route } = usePage();
  if (locale === "zh" || !hasOtherLocale) {
    return <Empty title={t("empty")} hint={t("emptyHint")} />;
  }
  const other = otherLocale(locale);
  return (
    <Empty title={t("untranslated")} hint={t("untranslatedHint")}>
      <a
        className={button.plain}
        href={localPath(other, `/${route.path}`)}
        lang={languageTag[other]}
        hrefLang={languageTag[other]}
      >
        {t("readInOtherLanguage")}
        <Icon name="arrow-right" />
      </a>
    </Empty>
  );
}
