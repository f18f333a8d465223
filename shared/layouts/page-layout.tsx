import type { ReactNode } from "react";
import { feeds } from "../brand/pages.ts";
import { pathTo } from "../content/navigation.ts";
import type { ContentCard } from "../content/types.ts";
import type { Deferred } from "../document/deferred.ts";
import { DeferredPart } from "../document/deferred-part.tsx";
import { usePage, usePageTitle } from "../document/page-context.tsx";
import { useMessages } from "../i18n/locale-context.tsx";
import { localPath } from "../i18n/locales.ts";
import type { Background } from "../openings/opening.ts";
import { hasOwnLink, indexNameHref, nodeHref } from "../routing/resolve.ts";
import { Waiting } from "../ui/states.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import styles from "./page-layout.module.css";
import { Lead, PageName } from "./page-opening.tsx";

interface PageLayoutProps {
  /** What is behind the page's name. Without a background no name is shown, because the content has the `h1`. */
  background?: Background;
  /** Stands beside the page's name. */
  aside?: ReactNode;
  /** What the page opens with, below its tabs and at full width. */
  lead?: ReactNode;
  /** The item of a detail page, with whose title the breadcrumb ends. */
  item?: Pick<ContentCard, "title"> | undefined;
  children: ReactNode;
}

/** The frame of a page: its opening with the tabs of its siblings, its breadcrumb and its content. */
export function PageLayout({ background, aside, lead, item, children }: PageLayoutProps) {
  return (
    <>
      <PageName background={background}>{aside}</PageName>
      {background && lead && <Lead background={background}>{lead}</Lead>}
      <Body item={item}>{children}</Body>
    </>
  );
}

export interface AwaitedPageLayoutProps<T> {
  background: Background;
  aside?: ReactNode;
  /** What the page opens with, below its name. A function if it depends on the value. */
  lead?: ReactNode | ((value: T) => ReactNode);
  /** The value from which the content, and perhaps the lead, is rendered. */
  value: Deferred<T>;
  children: (value: T) => ReactNode;
}

/** A {@link PageLayout} around a value that may be streamed. */
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
      <PageName background={opening.background}>{opening.aside}</PageName>
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

function Body({ item, children }: Pick<PageLayoutProps, "item" | "children">) {
  return (
    <div className={`${styles.content} page`}>
      <div className={`${styles.trail} cluster`}>
        <Trail item={item} />
        {!item && <FeedLink />}
      </div>
      {children}
    </div>
  );
}

function Trail({ item }: Pick<PageLayoutProps, "item">) {
  const t = useMessages();
  const { locale, navigation, node, route } = usePage();
  const title = usePageTitle();
  const home = { name: t("home"), href: indexNameHref(locale, "HOME") };
  const nodes = node
    ? pathTo(navigation, node).map((step) => ({
        name: step.nodeName,
        href: nodeHref(locale, step),
        opensWindow: hasOwnLink(step),
      }))
    : [{ name: title, href: localPath(locale, `/${route.path}`) }];
  const own = item ? [{ name: item.title, href: undefined }] : [];
  return <Breadcrumb trail={[home, ...nodes, ...own]} />;
}

/** To the feed of a list that has one. */
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
