import type { ReactNode } from "react";
import { type Deferred, peek } from "../document/deferred.ts";
import { usePage, usePageTitle } from "../document/page-context.tsx";
import { useMessages } from "../i18n/locale-context.tsx";
import { localeFacts } from "../i18n/locales.ts";
import { selectPlural } from "../i18n/plurals.ts";
import type { Background } from "../openings/opening.ts";
import { titleIn } from "../routing/resolve.ts";
import styles from "./page-layout.module.css";
import { SiblingTabs } from "./tab-bar.tsx";

interface PageNameProps {
  background: Background | undefined;
  /** Stands at the end of the line of the name. */
  children?: ReactNode;
}

/**
 * The background of the header, the page's name on a background of its own, and the tabs of its siblings. The name in
 * another locale stands below it if the locale says so.
 */
export function PageName({ background, children }: PageNameProps) {
  const { locale, route } = usePage();
  const { subtitles } = localeFacts[locale];
  const title = usePageTitle();
  if (!background) {
    return (
      <div className={styles.opening}>
        <SiblingTabs />
      </div>
    );
  }
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
      <SiblingTabs />
    </div>
  );
}

/** What a page opens with, below its name and its tabs. */
export function Lead({ background, children }: { background: Background; children: ReactNode }) {
  return (
    <div className={styles.lead} data-lead="" data-background={background}>
      <div className="page">{children}</div>
    </div>
  );
}

/** Beside the name of a list: the number of its items. */
export function ListCount({ total }: { total: number | undefined }) {
  const { route } = usePage();
  if (!route.itemNoun || !total) return null;
  return (
    <p className={styles.total}>
      <ItemCount total={total} />
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
