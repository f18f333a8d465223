import { type ReactNode, Suspense, use, useLayoutEffect } from "react";
import { Outlet, useLocation, useMatches, useRevalidator, useRouteLoaderData } from "react-router";
import { defaultLocale } from "../brand/locales.ts";
import { navigationOf } from "../content/navigation.ts";
import type { ContentApi, NodeTree } from "../content/types.ts";
import { formatDateAndTime } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { type Locale, languageTag } from "../i18n/locales.ts";
import {
  DocumentContext,
  FromServer,
  type HeaderAndFooter,
  type LocaleHandle,
  type PageContextValue,
  PageProvider,
  routeOf,
  usePage,
} from "../rendering/contexts.tsx";
import { HYDRATION_ID } from "../rendering/hydration-codec.ts";
import { LateStyles } from "../rendering/parts.tsx";
import { CollectedData } from "../rendering/structured-data.tsx";
import { nodeOfPage } from "../routing/addresses.ts";
import { LogoMark } from "../ui/logo.tsx";
import floatingStyles from "./header-and-footer-styles/floating-quick-links.late.module.css";
import footerStyles from "./header-and-footer-styles/footer.late.module.css";
import headerStyles from "./header-and-footer-styles/header.module.css";
import quickLinksStyles from "./header-and-footer-styles/quick-links.late.module.css";
import styles from "./root-layout.late.module.css";

/** The tree that is used if the navigation is unavailable. */
export const EMPTY_TREE: NodeTree = { nodes: [], others: [] };

/**
 * Loads the navigation. It never rejects. If the navigation fails, the header and the footer have no links, and the
 * loader of each page decides whether the page fails as well.
 */
export async function loader(api: ContentApi): Promise<{ tree: NodeTree }> {
  return { tree: await api.navigation().catch(() => EMPTY_TREE) };
}

/** The root route of a locale: the document with header, page and footer. */
export function RootLayout() {
  return (
    <PageDocument>
      <Outlet />
    </PageDocument>
  );
}

/** The complete document around a page. */
export function PageDocument({ children }: { children: ReactNode }) {
  const page = usePageValue();
  const { key } = useLocation();
  const { headerAndFooter, onPageShown } = use(DocumentContext);
  const isRetrying = useRevalidator().state === "loading";
  // This runs before the browser paints, so that no frame shows the new page at the old scroll offset. It also runs
  // after a retry.
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
        {/* This boundary streams the footer after the streamed parts of the page. Without the boundary, visitors
            without scripts would see the footer above these parts. */}
        <Suspense>
          <End headerAndFooter={headerAndFooter} />
        </Suspense>
        <Overlay />
        <p className="visually-hidden" aria-live="polite" data-announcer="" />
      </Document>
    </PageProvider>
  );
}

/** The `<html>` element, which the browser hydrates. */
function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { hydration, headerAndFooter, preloads } = use(DocumentContext);
  return (
    <html lang={languageTag[locale]} itemScope itemType="https://schema.org/WebPage">
      {headerAndFooter.head === undefined ? (
        <head>
          <HeadStart />
        </head>
      ) : (
        <head dangerouslySetInnerHTML={{ __html: headerAndFooter.head }} />
      )}
      <body>
        {children}
        <CollectedData />
        <FromServer write={() => preloads?.()} />
        <script
          id={HYDRATION_ID}
          type="application/json"
          // Only the server writes the data, so React must not compare it.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: hydration }}
        />
      </body>
    </html>
  );
}

/**
 * The start of the head. If React has to render the whole document again in the browser, it renders only this part of
 * the head.
 */
export function HeadStart() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    </>
  );
}

function End({ headerAndFooter: { end } }: { headerAndFooter: HeaderAndFooter }) {
  const t = useMessages();
  const { lateStyles } = use(DocumentContext);
  const { quickLinks, footer } = end instanceof Promise ? use(end) : end;
  return (
    <>
      {/* The late styles (`*.late.css`) are inside this element, because this element is never removed from the
          document. */}
      <ServerElement
        as="nav"
        className={`${quickLinksStyles.square} ${floatingStyles.floating}`}
        aria-label={t("quickLinks")}
        data-quick-links=""
        html={(lateStyles?.() ?? "") + quickLinks}
      />
      <ServerElement as="footer" className={`${footerStyles.footer} dark`} html={footer} />
    </>
  );
}

interface ServerElementProps {
  as: "header" | "nav" | "footer";
  html: string;
  className: string | undefined;
  "aria-label"?: string;
  [data: `data-${string}`]: "";
}

/**
 * An element of the header or the footer. In the browser, React does not change the content of this element. Only the
 * modules in client/effects do.
 */
function ServerElement({ as: Element, html, ...attributes }: ServerElementProps) {
  return (
    <Element
      {...attributes}
      // The HTML is only used if hydration fails and React renders the document again.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Says that the document is old because the content service fails. The notice disappears after a client-side
 * navigation, which loads new content.
 */
function AgeNote() {
  const t = useMessages();
  const { locale } = usePage();
  const { contentAsOf, firstKey } = use(DocumentContext);
  const { key } = useLocation();
  if (contentAsOf === undefined || key !== firstKey) return null;
  return (
    <>
      <LateStyles />
      <p className={`${styles.ageNote} note`} role="note">
        {t("contentAsOf", { time: formatDateAndTime(locale, contentAsOf) })}
      </p>
    </>
  );
}

/**
 * The overlay with the logo's mark and dots. client/effects/overlay.ts shows the overlay while requests are running,
 * and adds a text for screen readers if the requests take long. With `aria-atomic="true"`, screen readers would read
 * the overlay's name before the text.
 */
function Overlay() {
  const t = useMessages();
  return (
    <div
      className={styles.overlay}
      role="status"
      aria-label={t("loading")}
      aria-atomic="false"
      data-overlay=""
      hidden
    >
      <LogoMark />
      <span className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className="visually-hidden" data-overlay-text="" />
    </div>
  );
}

function usePageValue(): PageContextValue {
  const matches = useMatches();
  const locale = (matches[0]?.handle as LocaleHandle | undefined)?.locale ?? defaultLocale;
  const tree = useRouteLoaderData<typeof loader>(locale)?.tree ?? EMPTY_TREE;
  const navigation = navigationOf(tree, locale);
  const route = routeOf(matches.at(-1)?.handle);
  const node = nodeOfPage(navigation, route);
  return { locale, navigation, route, node };
}
