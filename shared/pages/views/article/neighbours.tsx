import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { ContentLink } from "../../../components/content-link/content-link.tsx";
import type { ContentCard } from "../../../content/types.ts";
import { useMessages } from "../../../page/page-context.tsx";
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
      {previous && <Neighbour item={previous} href={hrefOf(previous)} label={t("previousItem")} />}
      {next && <Neighbour item={next} href={hrefOf(next)} label={t("nextItem")} />}
    </nav>
  );
}

interface NeighbourProps {
  item: ContentCard;
  href: string | undefined;
  label: string;
}

function Neighbour({ item, href, label }: NeighbourProps) {
  return (
    <ContentLink href={href}>
      <span className={styles.label}>{label}</span>
      <BreakableText
        className={styles.title}
        data-words=""
        text={item.title}
        breaks={item.titleBreaks}
      />
    </ContentLink>
  );
}
