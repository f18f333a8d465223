import type { ReactNode } from "react";
import { feeds } from "../brand/pages.ts";
import { type Deferred, peek } from "../document/deferred.ts";
import { usePage, usePageTitle } from "../document/page-context.tsx";
import { useMessages } from "../i18n/locale-context.tsx";
import { localeFacts, localPath } from "../i18n/locales.ts";
import { selectPlural } from "../i18n/plurals.ts";
import type { Background } from "../openings/opening.ts";
import { titleIn } from "../routing/resolve.ts";
import styles from "./page-layout.module.css";

interface PageNameProps {
  background: Background | undefined;
  /** Stands at the end of the line of the name. */
  children?: ReactNode;
}

/**
 * The background of the header and, on a background of its own, the page's name; with that in another locale below
 * it, if the locale says so.
 */
export function PageName({ background, children }: PageNameProps) {
  const { locale, route } = usePage();
  const { subtitles } = localeFacts[locale];
  const title = usePageTitle();
  if (!background) return <div className={styles.opening} />;
  return (
    <div className={styles.opening} data-opening="" data-background={background}>
      <div className={`${styles.name} page`}>
        <h1 className="title-1">{title}</h1>
        {subtitles && route.indexName && (
          <p className={styles.subtitle} lang={subtitles}>
            {titleIn(subtitles, route.indexName).toUpperCase()}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** What a page opens with, below its name. */
export function Lead({ background, children }: { background: Background; children: ReactNode }) {
  return (
    <div className={styles.lead} data-lead="" data-background={background}>
      <div className="page">{children}</div>
    </div>
  );
}

/** Beside the name of a list: the number of its items, and its feed. */
export function ListFacts({ total }: { total: number | undefined }) {
  const t = useMessages();
  const { locale, route } = usePage();
  const isCounted = route.itemNoun && total !== undefined && total > 0;
  const feed = feeds.find(({ indexName }) => indexName === route.indexName);
  if (!isCounted && feed === undefined) return null;
  return (
    <p className={`${styles.facts} cluster`}>
      {isCounted && <ItemCount total={total} />}{" "}
      {feed !== undefined && (
        <a href={localPath(locale, feed.path)} type="application/atom+xml">
          {t("feed")}
        </a>
      )}
    </p>
  );
}

/** The number of a list's items, and what they are. */
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

/** The value unless it is streamed, since the opening is sent before it. */
export function knownInTime<T>(value: Deferred<T>): T | undefined {
  return value.streamKey === undefined ? peek(value) : undefined;
}
