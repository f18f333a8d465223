import { type ReactNode, use, useInsertionEffect, useLayoutEffect } from "react";
import {
  Outlet,
  useLocation,
  useMatches,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { ErrorView, errorText, errorTitle } from "../components/states/error-view.tsx";
import { FailedPart } from "../components/states/failed-part.tsx";
import { type Deferred, defer, settled } from "../content/deferred.ts";
import { statusOfError } from "../content/errors.ts";
import {
  FOOTER_NOTICE_SIZE,
  ICP_INDEX_NAME,
  QUICK_LINKS_NODE,
  QUICK_LINKS_SIZE,
} from "../content/limits.ts";
import { findNode, navigationOf } from "../content/navigation.ts";
import type { ContentApi, ContentCard, NodeTree } from "../content/types.ts";
import { message } from "../i18n/messages.ts";
import type { EditionHandle, PageHandle } from "../routes/page.ts";
import { type PageRoute, pageRoutes } from "../routes/table.ts";
import { ErrorSeo } from "../seo/page-seo.tsx";
import { AgeNote } from "./age-note/age-note.tsx";
import { DeferredPart, useRetry } from "./deferred-part.tsx";
import { Document } from "./document.tsx";
import { DocumentContext } from "./document-context.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { Overlay } from "./overlay/overlay.tsx";
import { PageContext, type PageContextValue, useMessages, usePage } from "./page-context.tsx";
import { bannerHasHeading, PageFrame } from "./page-frame.tsx";
import { QuickLinks } from "./quick-links/quick-links.tsx";

interface LayoutData {
  tree: NodeTree;
  /** HTML of the copyright and ICP notice. */
  notice: Deferred<string>;
  quickLinks: Deferred<ContentCard[]>;
}

const EMPTY_TREE: NodeTree = { nodes: [], others: [] };
const notFoundRoute = pageRoutes.find((route) => route.view === "not-found");
const NO_NOTICE = settled({ ok: true, value: "" });
const NO_LINKS = settled<ContentCard[]>({ ok: true, value: [] });

/**
 * Without navigation the layout is bare rather than missing: each page decides
 * itself whether it can do without.
 */
export async function loader(api: ContentApi): Promise<LayoutData> {
  try {
    const tree = await api.navigation();
    return { tree, notice: loadNotice(api, tree), quickLinks: loadQuickLinks(api) };
  } catch {
    return { tree: EMPTY_TREE, notice: NO_NOTICE, quickLinks: NO_LINKS };
  }
}

function loadNotice(api: ContentApi, tree: NodeTree): Deferred<string> {
  const node = findNode(navigationOf(tree, message(api.edition, "home")), ICP_INDEX_NAME);
  if (!node) return NO_NOTICE;
  const list = api.list({ nodeId: node.nodeId, page: 1, pageSize: FOOTER_NOTICE_SIZE });
  return defer(list.then(({ items }) => items[0]?.content ?? ""));
}

/** The node's id is the specification's, in both editions. */
function loadQuickLinks(api: ContentApi): Deferred<ContentCard[]> {
  const list = api.cards({ nodeId: QUICK_LINKS_NODE, page: 1, pageSize: QUICK_LINKS_SIZE });
  return defer(list.then(({ items }) => items));
}

/** The route of an edition: document, header, routed page, footer. */
export function Layout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Shown in place of a page, or of everything when the layout itself failed. */
export function ErrorPage() {
  const status = statusOfError(useRouteError());
  const content = <ErrorContent status={status} />;
  return use(PageContext) ? content : <Frame>{content}</Frame>;
}

function ErrorContent({ status }: { status: number }) {
  const t = useMessages();
  const page = usePage();
  const retry = useRetry();
  return (
    <>
      <ErrorSeo title={t(errorTitle(status))} description={t(errorText(status))} />
      {status !== 404 && <FailedPart onRetry={retry} />}
      <ErrorView status={status} as={bannerHasHeading(page) ? "h2" : "h1"} />
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const page = usePageValue();
  const data = useRouteLoaderData<LayoutData>(page.edition);
  const { pathname, key } = useLocation();
  const { onPageShown, showStyles } = use(DocumentContext);
  useInsertionEffect(() => showStyles?.(page.route.view), [showStyles, page.route.view]);
  const isRetrying = useRevalidator().state === "loading";
  // Before anything is painted: no frame shows the new page at the old one's offset. A retry shows the page anew.
  useLayoutEffect(() => {
    if (!isRetrying) onPageShown?.(key);
  }, [onPageShown, key, isRetrying]);
  return (
    <PageContext value={page}>
      <Document edition={page.edition}>
        <Header pathname={pathname} />
        <main id="main" tabIndex={-1} data-view={page.route.view}>
          <PageFrame>{children}</PageFrame>
        </main>
        <AgeNote />
        <DeferredPart
          value={data?.quickLinks ?? NO_LINKS}
          fallback={null}
          failure={<QuickLinks items={[]} />}
        >
          {(items) => <QuickLinks items={items} />}
        </DeferredPart>
        <Footer notice={<Notice notice={data?.notice ?? NO_NOTICE} />} />
        <Overlay />
        <p className="visually-hidden" aria-live="polite" data-announcer="" />
      </Document>
    </PageContext>
  );
}

function Notice({ notice }: { notice: Deferred<string> }) {
  return (
    <DeferredPart value={notice} fallback={null} failure={null}>
      {(html) => <div dangerouslySetInnerHTML={{ __html: html }} />}
    </DeferredPart>
  );
}

function usePageValue(): PageContextValue {
  const matches = useMatches();
  const { editions } = use(DocumentContext);
  const edition = (matches[0]?.handle as EditionHandle | undefined)?.edition ?? "zh";
  const tree = useRouteLoaderData<LayoutData>(edition)?.tree ?? EMPTY_TREE;
  const navigation = navigationOf(tree, message(edition, "home"));
  const route = routeOf(matches.at(-1)?.handle);
  const node = findNode(navigation, route.indexName ?? route.parent, route.nodeId);
  return { edition, hasOtherEdition: editions.length > 1, navigation, route, node };
}

function routeOf(handle: unknown): PageRoute {
  const route = (handle as PageHandle | undefined)?.route ?? notFoundRoute;
  if (!route) throw new Error("the route table has no page for what is not found");
  return route;
}
