import type { ReactNode } from "react";
import { useMatches } from "react-router";
import type { ContentCard } from "../../content/types.ts";
import { localPath } from "../../i18n/locales.ts";
import { selectPlural } from "../../i18n/plurals.ts";
import { type Deferred, peek } from "../../page/deferred.ts";
import { useMessages, usePage, usePageTitle } from "../../page/page-context.tsx";
import { feedPathOf } from "../../routing/feeds.ts";
import { englishTitle } from "../../routing/resolve.ts";
import type { PageRoute } from "../../routing/table.ts";
import { views } from "../../routing/views.ts";
import styles from "./opening.module.css";

/** By index name. */
const feedPaths: Readonly<Record<string, string>> = feedPathOf;

/** Whether a page's opening contains its `h1`; those of items, errors and the home page are in the content. */
export function openingHasHeading({ view }: Pick<PageRoute, "view">): boolean {
  const { kind, opening } = views[view];
  return kind !== "static" && (opening === "list" || opening === "utility");
}

/** The top of a page: the background of the header, and the page's name unless the content has the `h1`. */
export function Opening() {
  const { route } = usePage();
  const { opening } = views[route.view];
  return (
    <div className={styles.opening} data-opening={opening}>
      {openingHasHeading(route) && (
        <div className={styles.inner}>
          <PageName>
            {opening === "list" && (
              <p className={styles.facts}>
                <Count />
                <FeedLink />
              </p>
            )}
          </PageName>
        </div>
      )}
    </div>
  );
}

/** The page's `h1`; on Chinese pages with the English name below it. What follows stands at the end of the line. */
export function PageName({ children }: { children?: ReactNode }) {
  const { locale, route } = usePage();
  return (
    <div className={styles.name}>
      <h1>{usePageTitle()}</h1>
      {locale === "zh" && route.indexName && (
        <p className={styles.subtitle} lang="en">
          {englishTitle(route.indexName).toUpperCase()}
        </p>
      )}
      {children}
    </div>
  );
}

/** Nothing if the list is streamed, since this part is sent before it. */
function Count() {
  const data = useMatches().at(-1)?.loaderData as Partial<ListData> | undefined;
  const items = known(data?.items) ?? known(data?.group)?.items;
  const total = known(data?.list)?.total ?? items?.length;
  return total ? <ItemCount total={total} /> : null;
}

/** The number of a list's items in large type, and what they are. */
export function ItemCount({ total }: { total: number }) {
  const { locale, route } = usePage();
  const forms = route.counted?.[locale];
  return (
    <span className={styles.count}>
      <b className="metal">{total}</b>
      {locale === "zh" ? "" : " "}
      {forms && selectPlural(locale, total, forms)}
    </span>
  );
}

function FeedLink() {
  const t = useMessages();
  const { locale, route } = usePage();
  const path = feedPaths[route.indexName ?? ""];
  if (path === undefined) return null;
  return (
    <a href={localPath(locale, path)} type="application/atom+xml">
      {t("feed")}
    </a>
  );
}

/** Loader data of lists with a pager, without one, and of groups. */
interface ListData {
  list: Deferred<{ total: number }>;
  items: Deferred<ContentCard[]>;
  group: Deferred<{ items: ContentCard[] }>;
}

function known<T>(value: Deferred<T> | undefined): T | undefined {
  return value?.streamKey === undefined ? peek(value) : undefined;
}
