import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { defaultLocale } from "../brand/locales.ts";
import type { ContentErrorCode } from "../content/errors.ts";
import { useMessages, usePage } from "../document/page-context.tsx";
import { languageTag, localeFacts, localPath } from "../i18n/locales.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./states.module.css";

/** More than a screen of rows, so that what follows is out of sight until it is where it stays. */
const SCREEN = 12;

/** A placeholder. No status: it is part of a document that is being read, not a change of it. */
export function Waiting({ rows = SCREEN }: { rows?: number }) {
  const t = useMessages();
  return (
    <div className={styles.waiting} data-skeleton="">
      <p className="visually-hidden">{t("loading")}</p>
      {/* As HTML: its many elements are always the same. */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: ROW.repeat(rows) }} />
    </div>
  );
}

const ROW = "<p><b></b><b></b></p>";

/**
 * Says that a part has failed; its button fetches the page's data again, without scripts the page. Only a
 * browser that got no response speaks of the visitor's network.
 */
export function Failed({ code }: { code?: ContentErrorCode | undefined }) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const retry = (event: FormEvent) => {
    event.preventDefault();
    void revalidate();
  };
  return (
    <div className={`${styles.failed} cluster`} role="alert">
      <div>
        <p>
          <b>{t("loadFailed")}</b>
        </p>
        <p>{t(code === "network" ? "connectionHint" : "loadFailedHint")}</p>
      </div>
      <form method="get" onSubmit={retry}>
        <Button as="button" variant="filled" arrow="on" type="submit">
          {t("retry")}
        </Button>
      </form>
    </div>
  );
}

/** Says that a page has no content; in other locales it links to that of the default one, which is more complete. */
export function Empty() {
  const t = useMessages();
  const { locale, route } = usePage();
  const isUntranslated = locale !== defaultLocale;
  return (
    <div className={`${styles.empty} stack`}>
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
