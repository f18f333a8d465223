import { languageTag, localPath, otherLocale } from "../../i18n/locales.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./states.module.css";

/** Says that a page has no content; in English it links to the Chinese page, which is more complete. */
export function Empty() {
  const t = useMessages();
  const { locale, hasOtherLocale, route } = usePage();
  const other = otherLocale(locale);
  const isUntranslated = locale === "en" && hasOtherLocale;
  return (
    <div className={`${styles.empty} stack`}>
      <Icon name="file" />
      <p className={`${styles.title} title-3`}>{t(isUntranslated ? "untranslated" : "empty")}</p>
      <p className={styles.hint}>{t(isUntranslated ? "untranslatedHint" : "emptyHint")}</p>
      {isUntranslated && (
        <Button
          as="a"
          variant="plain"
          arrow="on"
          href={localPath(other, `/${route.path}`)}
          lang={languageTag[other]}
          hrefLang={languageTag[other]}
        >
          {t("readInOtherLanguage")}
        </Button>
      )}
    </div>
  );
}
