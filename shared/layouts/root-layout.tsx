import { type ReactNode, Suspense, use, useLayoutEffect } from "react";
import {
  Outlet,
  useLocation,
  useMatches,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { defaultLocale } from "../brand/locales.ts";
import {
  ContentError,
  type ContentErrorCode,
  isNotFoundStatus,
  statusOfError,
} from "../content/errors.ts";
import { findNode, navigationOf } from "../content/navigation.ts";
import type { ContentApi, NodeTree } from "../content/types.ts";
import { formatDateAndTime } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import type { HeaderAndFooter } from "../rendering/document-context.tsx";
import { DocumentContext } from "../rendering/document-context.tsx";
import {
  type PageContextValue,
  PageProvider,
  useIsWithinPage,
  usePage,
} from "../rendering/page-context.tsx";
import { PartFiles } from "../rendering/parts.tsx";
import { type LocaleHandle, routeOf } from "../routing/handles.ts";
import { ErrorSeo } from "../seo/page-meta.tsx";
import { Failed } from "../ui/states.tsx";
import { Document } from "./document.tsx";
import { ErrorView, errorText, errorTitle } from "./error-view.tsx";
import floatingStyles from "./header-and-footer/floating-quick-links.module.css";
import footerStyles from "./header-and-footer/footer.module.css";
import headerStyles from "./header-and-footer/header.module.css";
import { ServerElement } from "./header-and-footer/header-and-footer.tsx";
import quickLinksStyles from "./header-and-footer/quick-links.module.css";
import { Overlay } from "./overlay.tsx";
import { PageLayout } from "./page-layout.tsx";
import styles from "./root-layout.module.css";

/** Navigation tree if the navigation is unavailable. */
export const EMPTY_TREE: NodeTree = { nodes: [], others: [] };

/**
 * Never rejects: without navigation the layout is empty, and each page's loader
 * decides whether to fail.
 */
export async function loader(api: ContentApi): Promise<{ tree: NodeTree }> {
  return { tree: await api.navigation().catch(() => EMPTY_TREE) };
}

/** Root route of a locale: document, header, page, footer. */
export function RootLayout() {
  return (
    <PageDocument>
      <Outlet />
    </PageDocument>
  );
}

/** Replaces a failed page, or the complete document if the layout itself failed. */
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
    <PageLayout>
      <ErrorSeo title={t(errorTitle(status))} description={errorText(status, locale)} />
      {!isNotFoundStatus(status) && <Failed isUnreachable={code === "network"} />}
      <ErrorView status={status} />
    </PageLayout>
  );
}

function PageDocument({ children }: { children: ReactNode }) {
  const page = usePageValue();
  const { key } = useLocation();
  const { headerAndFooter, onPageShown } = use(DocumentContext);
  const isRetrying = useRevalidator().state === "loading";
  // Before paint, so that no frame shows the new page at the previous scroll offset. Also called after a retry.
  useLayoutEffect(() => {
    if (!isRetrying) onPageShown?.(key);
  }, [onPageShown, key, isRetrying]);
  return (
    <PageProvider page={page}>
      <Document locale={page.locale}>
        <ServerElement
          as="header"
          className={headerStyles.header}
          data-header=""
          html={headerAndFooter.header}
        />
        <main id="main" tabIndex={-1} data-view={page.route.view}>
          {children}
        </main>
        <AgeNote />
        {/* Streamed after what the page streams, which it would precede in a document without scripts. */}
        <Suspense>
          <End headerAndFooter={headerAndFooter} />
        </Suspense>
        <Overlay />
        <p className="visually-hidden" aria-live="polite" data-announcer="" />
      </Document>
    </PageProvider>
  );
}

function End({ headerAndFooter: { end } }: { headerAndFooter: HeaderAndFooter }) {
  const t = useMessages();
  const { quickLinks, footer } = end instanceof Promise ? use(end) : end;
  return (
    <>
      <ServerElement
        as="nav"
        className={`${quickLinksStyles.square} ${floatingStyles.floating}`}
        aria-label={t("quickLinks")}
        data-quick-links=""
        html={quickLinks}
      />
      <ServerElement as="footer" className={`${footerStyles.footer} dark`} html={footer} />
    </>
  );
}

/**
 * Notice that the document was rendered from stale content because the content
 * service fails. Hidden after client-side navigation, which fetches content of its own.
 */
function AgeNote() {
  const t = useMessages();
  const { locale } = usePage();
  const { contentAsOf, firstKey } = use(DocumentContext);
  const { key } = useLocation();
  if (contentAsOf === undefined || key !== firstKey) return null;
  return (
    <>
      <PartFiles of="layouts/root-layout" />
      <p className={`${styles.ageNote} note`} role="note">
        {t("contentAsOf", { time: formatDateAndTime(locale, contentAsOf) })}
      </p>
    </>
  );
}

function usePageValue(): PageContextValue {
  const matches = useMatches();
  const locale = (matches[0]?.handle as LocaleHandle | undefined)?.locale ?? defaultLocale;
  const tree = useRouteLoaderData<typeof loader>(locale)?.tree ?? EMPTY_TREE;
  const navigation = navigationOf(tree, locale);
  const route = routeOf(matches.at(-1)?.handle);
  const node = findNode(navigation, route.indexName ?? route.parent, route.nodeId);
  return { locale, navigation, route, node };
}
