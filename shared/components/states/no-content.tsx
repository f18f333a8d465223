import { languageTag, localPath, otherLocale } from "../../i18n/locales.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import { Empty } from "./empty.tsx";
import styles from "./no-content.module.css";

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
        className={styles.link}
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
