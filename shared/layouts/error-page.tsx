import { useRouteError } from "react-router";
import { site } from "../brand/site.ts";
import {
  ContentError,
  type ContentErrorCode,
  isGoneStatus,
  isNotFoundStatus,
  statusOfError,
} from "../content/errors.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import type { Locale } from "../i18n/locales.ts";
import { type MessageKey, message } from "../i18n/messages.ts";
import { useIsWithinPage, usePage } from "../rendering/contexts.tsx";
import { LateStyles } from "../rendering/parts.tsx";
import { hasOwnLink, indexNameHref, nodeHref } from "../routing/addresses.ts";
import { ErrorSeo } from "../seo/page-meta.tsx";
import { Button } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { Failed } from "../ui/states.tsx";
import styles from "./error-page.late.module.css";
import { UnnamedPageLayout } from "./page-layout.tsx";
import { PageDocument } from "./root-layout.tsx";
// Error pages without React use the same style sheet (worker/responses/plain-page.ts).
import "./plain-page.late.css";
import { SearchBox } from "./search-box.tsx";

/** Replaces a page that has failed, or the complete document if the layout itself has failed. */
export function ErrorPage() {
  const error = useRouteError();
  const code = error instanceof ContentError ? error.code : undefined;
  const content = <ErrorContent status={statusOfError(error)} code={code} />;
  return useIsWithinPage() ? content : <PageDocument>{content}</PageDocument>;
}

function ErrorContent({ status, code }: { status: number; code: ContentErrorCode | undefined }) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <UnnamedPageLayout>
      <ErrorSeo title={t(errorTitle(status))} description={errorText(status, locale)} />
      {!isNotFoundStatus(status) && <Failed isUnreachable={code === "network"} />}
      <ErrorView status={status} />
    </UnnamedPageLayout>
  );
}

/** The content of an error page: an explanation, a search field and links. */
function ErrorView({ status }: { status: number }) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <div className={`${styles.error} aside`}>
      <LateStyles />
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <div className="stack">
        <h1>{t(errorTitle(status))}</h1>
        <p className="summary" data-words="">
          {errorText(status, locale)}
        </p>
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

/** The heading of an error page, which is also the document's title. */
function errorTitle(status: number): MessageKey {
  if (isGoneStatus(status)) return "goneTitle";
  if (isNotFoundStatus(status)) return "notFoundTitle";
  return status === 503 ? "unavailableTitle" : "brokenTitle";
}

/** The text that explains an error. */
function errorText(status: number, locale: Locale): string {
  if (isGoneStatus(status)) return message(locale, "goneText");
  if (isNotFoundStatus(status)) return site.notFound[locale];
  return message(locale, status === 503 ? "unavailableText" : "brokenText");
}

/** Links to the main sections, for error pages and empty results. */
export function MainSections() {
  const t = useMessages();
  const { locale, navigation } = usePage();
  const sections = navigation.nodeShowList.flatMap((node) => {
    const href = node.extra ? undefined : nodeHref(locale, node);
    return href === undefined ? [] : [{ name: node.nodeName, href, opensWindow: hasOwnLink(node) }];
  });
  if (sections.length === 0) return null;
  return (
    <nav aria-label={t("mainSections")}>
      <ul className="cluster">
        {sections.map(({ name, ...link }) => (
          <li key={name}>
            <Link className="text-link" {...link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
