import type { ReactNode } from "react";
import { pathTo } from "../content/navigation.ts";
import { localPath } from "../i18n/locales.ts";
import {
  type PageContextValue,
  useMessages,
  usePage,
  usePageTitle,
} from "../page/page-context.tsx";
import { englishTitle, hasOwnLink, indexNameHref, nodeHref } from "../routing/resolve.ts";
import { type ViewName, views } from "../routing/views.ts";
import { Banner } from "./banner/banner.tsx";
import { bannerPicture } from "./banner/banner-picture.ts";
import { Breadcrumb } from "./breadcrumb/breadcrumb.tsx";
import styles from "./page-frame.module.css";
import { TabBar } from "./tab-bar/tab-bar.tsx";

/** Whether the banner contains the page's `h1`; on detail pages the content does. */
export function bannerHasHeading({ route }: PageContextValue): boolean {
  return hasBanner(route.view) && route.parent === undefined;
}

/** Banner, sibling tabs and breadcrumb around a page's content. */
export function PageFrame({ children }: { children: ReactNode }) {
  const page = usePage();
  if (!hasBanner(page.route.view)) return children;
  return (
    <>
      <PageBanner />
      <Siblings />
      <div className={styles.content}>
        <Trail />
        {children}
      </div>
    </>
  );
}

function hasBanner(view: ViewName): boolean {
  return views[view].hasBanner !== false;
}

function PageBanner() {
  const page = usePage();
  const title = usePageTitle();
  const indexName = page.route.indexName ?? page.route.parent;
  return (
    <Banner
      title={title}
      {...(!bannerHasHeading(page) && { as: "p" as const })}
      {...(page.locale === "zh" && indexName && { subtitle: englishTitle(indexName) })}
      picture={bannerPicture(page.route)}
    />
  );
}

function Siblings() {
  const { navigation, node } = usePage();
  const parent = node && navigation.parentOf.get(node);
  if (!parent) return null;
  return (
    <TabBar
      nodes={parent.childs.filter((sibling) => sibling.isShow)}
      currentIndexName={node.nodeIndexName}
    />
  );
}

function Trail() {
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
  return <Breadcrumb trail={[home, ...nodes]} isDetail={route.parent !== undefined} />;
}
