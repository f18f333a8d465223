import { type ReactNode, useEffect, useRef } from "react";
import { feeds } from "../brand/pages.ts";
import { pathTo } from "../content/navigation.ts";
import type { NodeId } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { localeFacts, localPath } from "../i18n/locales.ts";
import { selectPlural } from "../i18n/plurals.ts";
import { usePage, usePageTitle } from "../rendering/contexts.tsx";
import type { Deferred } from "../rendering/deferred.tsx";
import { DeferredPart } from "../rendering/deferred.tsx";
import { hasOwnLink, indexNameHref, nodeHref, titleIn } from "../routing/addresses.ts";
import { Title, type Titled } from "../ui/breakable-text.tsx";
import { Link } from "../ui/link.tsx";
import { Waiting } from "../ui/states.tsx";
import styles from "./page-layout.module.css";

/** The background of a page's name: dark in both colour schemes, the page's own background, or the accent colour. */
export type Background = "dark" | "page" | "accent";

interface PageLayoutProps {
  /**
   * The background of the page's name. Without a background, no name is shown, because the content contains the `h1`.
   */
  background?: Background;
  /** Shown beside the page's name. */
  aside?: ReactNode;
  /** The lead of the opening, shown below the tabs at full width. */
  lead?: ReactNode;
  /** The item of a detail page. The breadcrumb ends with its title. */
  item?: Titled | undefined;
  children: ReactNode;
}

/** The frame of a page: the breadcrumb, the name with tabs for sibling pages, the opening and the content. */
export function PageLayout({ background, aside, lead, item, children }: PageLayoutProps) {
  return (
    <>
      <PageHead background={background} item={item}>
        {aside}
      </PageHead>
      {background && lead && <Lead background={background}>{lead}</Lead>}
      <Body>{children}</Body>
    </>
  );
}

export interface AwaitedPageLayoutProps<T> {
  background: Background;
  aside?: ReactNode;
  /** The lead of the opening, shown below the name. A function gets the value. */
  lead?: ReactNode | ((value: T) => ReactNode);
  /** The value from which the content, and perhaps the lead, is rendered. */
  value: Deferred<T>;
  children: (value: T) => ReactNode;
}

/** A {@link PageLayout} for a value that may be streamed. */
export function AwaitedPageLayout<T>({
  value,
  lead,
  children,
  ...opening
}: AwaitedPageLayoutProps<T>) {
  if (typeof lead !== "function") {
    return (
      <PageLayout {...opening} lead={lead}>
        <DeferredPart value={value}>{children}</DeferredPart>
      </PageLayout>
    );
  }
  return (
    <>
      <PageHead background={opening.background}>{opening.aside}</PageHead>
      <DeferredPart
        value={value}
        fallback={<Waiting />}
        failure={(message) => <Body>{message}</Body>}
      >
        {(loaded) => (
          <>
            <Lead background={opening.background}>{lead(loaded)}</Lead>
            <Body>{children(loaded)}</Body>
          </>
        )}
      </DeferredPart>
    </>
  );
}

function Body({ children }: Pick<PageLayoutProps, "children">) {
  return <div className={`${styles.content} page`}>{children}</div>;
}

/** Links to the pages above this page, from the home page down. The breadcrumb ends with this page or its item. */
function Breadcrumb({ item }: Pick<PageLayoutProps, "item">) {
  const t = useMessages();
  const { locale, navigation, node, route } = usePage();
  const title = usePageTitle();
  const nodes = node
    ? pathTo(navigation, node).map((step) => ({
        name: step.nodeName,
        href: nodeHref(locale, step),
        opensWindow: hasOwnLink(step),
      }))
    : [{ name: title, href: localPath(locale, `/${route.path}`) }];
  const trail = [{ name: t("home"), href: indexNameHref(locale, "HOME") }, ...nodes];
  const last = item ? <Title data-words="" item={item} /> : trail.pop()?.name;
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className={`${styles.breadcrumb} cluster label`}>
        {trail.map(({ name, ...link }, index) => (
          // A section and its only page may have the same name and the same address.
          // biome-ignore lint/suspicious/noArrayIndexKey: the way to a page never changes its order
          <li key={index}>
            <Link {...link}>{name}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{last}</span>
        </li>
      </ol>
    </nav>
  );
}

/** A link to the feed, if the list has one. */
function FeedLink() {
  const t = useMessages();
  const { locale, route } = usePage();
  const feed = feeds.find(({ indexName }) => indexName === route.indexName);
  if (!feed) return null;
  return (
    <a
      className={`${styles.feed} label`}
      href={localPath(locale, feed.path)}
      type="application/atom+xml"
    >
      {t("feed")}
    </a>
  );
}

interface PageHeadProps extends Pick<PageLayoutProps, "item"> {
  background: Background | undefined;
  /** Shown at the end of the line with the name. */
  children?: ReactNode;
}

/**
 * The background below the header. It contains the breadcrumb, the page's name and the tabs. If the locale has a second
 * language, the name in that language is below the name. On an item's page, the item's own headline is shown instead of
 * the name.
 */
function PageHead({ background, item, children }: PageHeadProps) {
  const { locale, route } = usePage();
  const { subtitles } = localeFacts[locale];
  const title = usePageTitle();
  return (
    <div className={styles.opening} data-opening={background && ""} data-background={background}>
      <div className="page">
        <div className={`${styles.trail} cluster`}>
          <Breadcrumb item={item} />
          {!item && <FeedLink />}
        </div>
        {background && (
          <div className={styles.name}>
            <h1 className="title-1">{title}</h1>
            {subtitles && route.indexName && (
              <p className={styles.subtitle} lang={subtitles}>
                {titleIn(subtitles, route.indexName).toUpperCase()}
              </p>
            )}
            {children}
          </div>
        )}
      </div>
      {background && <SiblingTabs />}
    </div>
  );
}

/**
 * Links to sibling pages as tabs. On an item's page, the tabs are the siblings of the item's list. Nodes without a page
 * have no tab.
 */
function SiblingTabs() {
  const t = useMessages();
  const { locale, navigation, node } = usePage();
  const list = useCurrentInView(node?.nodeId);
  const siblings = (node && navigation.parentOf.get(node)?.childs) ?? [];
  const pages = siblings.filter(
    (sibling) => sibling.isShow && nodeHref(locale, sibling) !== undefined,
  );
  if (pages.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={t("section")}>
      <ul ref={list} className={`${styles.tabList} strip`}>
        {pages.map((sibling) => (
          <li key={sibling.nodeId}>
            <Link
              href={nodeHref(locale, sibling)}
              opensWindow={hasOwnLink(sibling)}
              aria-current={sibling === node ? "page" : undefined}
            >
              {sibling.nodeName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The members of HTMLUListElement that are used here. This file is also compiled for the worker, where the types of
 * HTML elements do not exist.
 */
interface Strip {
  scrollLeft: number;
  readonly clientWidth: number;
  querySelector(selector: string): { offsetLeft: number; offsetWidth: number } | null;
}

/** Scrolls the strip of tabs so that the current tab is as near to the middle as possible. */
function useCurrentInView(currentId: NodeId | undefined) {
  const list = useRef<Strip & HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const tab = currentId && strip?.querySelector("[aria-current]");
    if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [currentId]);
  return list;
}

/** The lead of a page, below the page's name and its tabs. */
function Lead({ background, children }: { background: Background; children: ReactNode }) {
  return (
    <div className={styles.lead} data-lead="" data-background={background}>
      <div className="page">{children}</div>
    </div>
  );
}

/** The number of items, beside the name of a list. */
export function ListCount({ total }: { total: number | undefined }) {
  const { route } = usePage();
  if (!route.itemNoun || !total) return null;
  return (
    <p className={styles.total}>
      <ItemCount total={total} />
    </p>
  );
}

/** The number of items in a list, and the noun for them. */
export function ItemCount({ total }: { total: number }) {
  const t = useMessages();
  const { locale, route } = usePage();
  const forms = route.itemNoun?.[locale];
  return (
    <span className={styles.count}>
      {total}
      {t("space")}
      {forms && selectPlural(locale, total, forms)}
    </span>
  );
}
