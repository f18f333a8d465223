import type { ReactNode } from "react";
import { pathTo } from "../content/navigation.ts";
import { localPath } from "../i18n/locales.ts";
import { useMessages, usePage, usePageTitle } from "../page/page-context.tsx";
import { hasOwnLink, indexNameHref, nodeHref } from "../routing/resolve.ts";
import { views } from "../routing/views.ts";
import { Breadcrumb } from "./breadcrumb/breadcrumb.tsx";
import { Opening } from "./opening/opening.tsx";
import styles from "./page-frame.module.css";
import { TabBar } from "./tab-bar/tab-bar.tsx";

/** The frame around a page's content, unless the view is without one or makes its own. */
export function PageFrame({ children }: { children: ReactNode }) {
  return useIsBare() ? children : <Framed opening={<Opening />}>{children}</Framed>;
}

/** Whether the view makes its own frame. */
export function useIsBare(): boolean {
  const { opening } = views[usePage().route.view];
  return opening === "hero" || opening === "own" || opening === "facts";
}

/** Opening, sibling tabs and breadcrumb around a page's content. */
export function Framed({ opening, children }: { opening: ReactNode; children: ReactNode }) {
  return (
    <>
      {opening}
      <Siblings />
      <div className={styles.content}>
        <Trail />
        {children}
      </div>
    </>
  );
}

/** Around an error, which takes the place of a view's opening too. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  if (!useIsBare()) return children;
  return (
    <>
      <Opening />
      <div className={styles.content}>{children}</div>
    </>
  );
}

function Siblings() {
  const { navigation, node } = usePage();
  const parent = node && navigation.parentOf.get(node);
  if (!parent) return null;
  return (
    <TabBar nodes={parent.childs.filter((sibling) => sibling.isShow)} currentId={node.nodeId} />
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
