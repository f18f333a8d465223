import { defaultLocale } from "../../brand/locales.ts";
import { languageTag, localPath } from "../../i18n/locales.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./states.module.css";

/** Says that a page has no content; in other locales it links to that of the default one, which is more complete. */
export function Empty() {
  const t = useMessages();
  const { locale, route } = usePage();
  const isUntranslated = locale !== defaultLocale;
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
          href={localPath(defaultLocale, `/${route.path}`)}
          lang={languageTag[defaultLocale]}
          hrefLang={languageTag[defaultLocale]}
        >
          {t("readInOtherLanguage")}
        </Button>
      )}
    </div>
  );
}
