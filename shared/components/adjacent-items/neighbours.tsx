import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import { ContentLink } from "../content-link/content-link.tsx";
import { ItemTitle } from "../item-title/item-title.tsx";
import styles from "./neighbours.module.css";

interface NeighboursProps {
  previous: ContentCard | undefined;
  next: ContentCard | undefined;
  hrefOf: (item: ContentCard) => string | undefined;
}

/** Links to the previous and next item of the list. */
export function Neighbours({ previous, next, hrefOf }: NeighboursProps) {
  const t = useMessages();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t("neighbours")}>
      {previous && (
        <ContentLink href={hrefOf(previous)} className={styles.previous}>
          <span className={styles.label}>{t("previousItem")}</span>
          <span className={styles.title}>
            <ItemTitle item={previous} />
          </span>
        </ContentLink>
      )}
      {next && (
        <ContentLink href={hrefOf(next)} className={styles.next}>
          <span className={styles.label}>{t("nextItem")}</span>
          <span className={styles.title}>
            <ItemTitle item={next} />
          </span>
        </ContentLink>
      )}
    </nav>
  );
}
