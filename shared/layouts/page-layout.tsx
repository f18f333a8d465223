import { type ReactNode, useEffect, useRef } from "react";
import { feeds } from "../brand/pages.ts";
import { pathTo } from "../content/navigation.ts";
import type { NodeId } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { localeFacts, localPath } from "../i18n/locales.ts";
import { selectPlural } from "../i18n/plurals.ts";
import { usePage, usePageTitle } from "../rendering/contexts.tsx";
import type { Deferred } from "../rendering/deferred.tsx";
import { DeferredContent } from "../rendering/deferred.tsx";
import { hasOwnLink, indexNameHref, nodeHref, titleIn } from "../routing/addresses.ts";
import { Title, type Titled } from "../ui/breakable-text.tsx";
import { Link } from "../ui/link.tsx";
import styles from "./page-layout.module.css";

/** The background of a page's name: dark in both colour schemes, the page's own background, or the accent colour. */
export type Background = "dark" | "page" | "accent";

interface PageLayoutProps {
  background: Background;
  /** The lead, which is the part between the tabs and the content. It shows, for example, key figures. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of a page: the breadcrumb, the page's name with tabs for sibling pages, the lead and the content. */
export function PageLayout({ background, lead, children }: PageLayoutProps) {
  return (
    <>
      <PageHead background={background} />
      <Lead background={background}>{lead}</Lead>
      <Body>{children}</Body>
    </>
  );
}

export interface AwaitedPageLayoutProps<T> {
  background: Background;
  /** The value from which the content, and perhaps the lead, is rendered. */
  value: Deferred<T>;
  /** The number of items. It is shown beside the page's name, provided that it is known before the name is sent. */
  count?: number | undefined;
  /** Renders the lead from the value. */
  lead?: ((value: T) => ReactNode) | undefined;
  children: (value: T) => ReactNode;
}

/** A {@link PageLayout} for a value that may be streamed. */
export function AwaitedPageLayout<T>({
  background,
  value,
  count,
  lead,
  children,
}: AwaitedPageLayoutProps<T>) {
  if (!lead) {
    return (
      <>
        <PageHead background={background} count={count} />
        <Body>
          <DeferredContent value={value}>{children}</DeferredContent>
        </Body>
      </>
    );
  }
  return (
    <>
      <PageHead background={background} count={count} />
      <DeferredContent value={value} failure={(message) => <Body>{message}</Body>}>
        {(loaded) => (
          <>
            <Lead background={background}>{lead(loaded)}</Lead>
            <Body>{children(loaded)}</Body>
          </>
        )}
      </DeferredContent>
    </>
  );
}

interface UnnamedPageLayoutProps {
  /** The item of a detail page. The breadcrumb ends with the item's title. */
  item?: Titled | undefined;
  children: ReactNode;
}

/**
 * The frame of the page of an item, and of an error page. The content of such a page contains the `h1`, so the frame
 * has no name and no tabs.
 */
export function UnnamedPageLayout({ item, children }: UnnamedPageLayoutProps) {
  return (
    <>
      <div className={styles.head}>
        <div className="page">
          <Trail item={item} />
        </div>
      </div>
      <Body>{children}</Body>
    </>
  );
}

/** The part between the tabs and the content. If it is empty, nothing is rendered. */
function Lead({ background, children }: Omit<PageLayoutProps, "lead">) {
  if (!children) return null;
  return (
    <div className={styles.lead} data-lead="" data-background={background}>
      <div className="page">{children}</div>
    </div>
  );
}

function Body({ children }: Pick<PageLayoutProps, "children">) {
  return <div className={`${styles.content} page`}>{children}</div>;
}

/** The breadcrumb, and a link to the feed of the list. */
function Trail({ item }: Pick<UnnamedPageLayoutProps, "item">) {
  return (
    <div className={`${styles.trail} cluster`}>
      <Breadcrumb item={item} />
      <FeedLink />
    </div>
  );
}

/**
 * Links to the pages above this page, from the home page down. The breadcrumb ends with the name of this page, or with
 * the title of its item.
 */
function Breadcrumb({ item }: Pick<UnnamedPageLayoutProps, "item">) {
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

interface PageHeadProps {
  background: Background;
  /** The number of items in a list. */
  count?: number | undefined;
}

/**
 * The head of a page: the breadcrumb, the page's name and the tabs. Its background is also behind the header. If the
 * locale has a second language (`subtitles`), the page's name in that language is below the name.
 */
function PageHead({ background, count }: PageHeadProps) {
  const { locale, route } = usePage();
  const { subtitles } = localeFacts[locale];
  const title = usePageTitle();
  return (
    <div className={styles.head} data-opening="" data-background={background}>
      <div className="page">
        <Trail />
        <div className={styles.name}>
          <h1 className="title-1">{title}</h1>
          {subtitles && route.indexName && (
            <p className={styles.subtitle} lang={subtitles}>
              {titleIn(subtitles, route.indexName).toUpperCase()}
            </p>
          )}
          {route.itemNoun && count ? (
            <p className={styles.total}>
              <ItemCount total={count} />
            </p>
          ) : null}
        </div>
      </div>
      <SiblingTabs />
    </div>
  );
}

/**
 * Links to the pages of sibling nodes, as tabs. Nodes are the entries of the navigation. A node without a page has no
 * tab.
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
