import { site } from "../brand/site.ts";
import { isNotFoundStatus } from "../content/errors.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import type { Locale } from "../i18n/locales.ts";
import { type MessageKey, message } from "../i18n/messages.ts";
import { usePage } from "../rendering/page-context.tsx";
import { PartFiles } from "../rendering/parts.tsx";
import { indexNameHref } from "../routing/resolve.ts";
import { Button } from "../ui/button.tsx";
import { Dots } from "../ui/dots.tsx";
import styles from "./error-view.module.css";
import { MainSections } from "./main-sections.tsx";
// In the same file: error pages without React (worker/responses/plain-page.ts).
import "./plain-page.css";
import { SearchBox } from "./search-box.tsx";

/** Content of an error page: an explanation, search and links. */
export function ErrorView({ status }: { status: number }) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <div className={`${styles.error} aside`}>
      <PartFiles of="layouts/error-view" />
      <div aria-hidden="true">
        <p className={styles.status}>{status}</p>
        {/* A dot for each record; the last, which is missing, glows. */}
        <Dots className={styles.records} count={status} columns={45} lit={status - 1} />
      </div>
      <div className="stack">
        <h1>{t(errorTitle(status))}</h1>
        <p className="summary">{errorText(status, locale)}</p>
        <SearchBox id="error-search" />
        <MainSections />
        <p>
          <Button as="a" variant="plain" arrow="back" href={indexNameHref(locale, "HOME")}>
            {t("backHome")}
          </Button>
        </p>
      </div>
    </div>
  );
}

/** Heading of an error page, also used as document title. */
export function errorTitle(status: number): MessageKey {
  if (isNotFoundStatus(status)) return "notFoundTitle";
  return status === 503 ? "unavailableTitle" : "brokenTitle";
}

/** Explanation of an error. */
export function errorText(status: number, locale: Locale): string {
  if (isNotFoundStatus(status)) return site.notFound[locale];
  return message(locale, status === 503 ? "unavailableText" : "brokenText");
}
