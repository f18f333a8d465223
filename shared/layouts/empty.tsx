import { defaultLocale } from "../brand/locales.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { languageTag, localeFacts, localPath } from "../i18n/locales.ts";
import { usePage } from "../rendering/contexts.tsx";
import { LateStyles } from "../rendering/parts.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./empty.late.module.css";

/**
 * Says that a page has no content. In a locale other than the default, it links to the same page in the default locale,
 * which has more content.
 */
export function Empty() {
  const t = useMessages();
  const { locale, route } = usePage();
  const isUntranslated = locale !== defaultLocale;
  return (
    <div className={`${styles.empty} stack`}>
      <LateStyles />
      <Icon name="file" />
      <p className={`${styles.title} title-3`}>{t(isUntranslated ? "untranslated" : "empty")}</p>
      <p className="summary">{t(isUntranslated ? "untranslatedHint" : "emptyHint")}</p>
      {isUntranslated && (
        <Button
          as="a"
          variant="plain"
          arrow="on"
          href={localPath(defaultLocale, `/${route.path}`)}
          lang={languageTag[defaultLocale]}
          hrefLang={languageTag[defaultLocale]}
        >
          {`${route.title[defaultLocale]} (${localeFacts[defaultLocale].name})`}
        </Button>
      )}
    </div>
  );
}
