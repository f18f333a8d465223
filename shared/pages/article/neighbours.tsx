import { BreakableText } from "../../blocks/breakable-text/breakable-text.tsx";
import { ContentLink } from "../../blocks/content-link/content-link.tsx";
import { Portrait } from "../../blocks/people/people.tsx";
import type { ContentCard } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import styles from "./neighbours.module.css";

interface NeighboursProps {
  previous: ContentCard | undefined;
  next: ContentCard | undefined;
  hrefOf: (item: ContentCard) => string | undefined;
}

/** Links to the previous and next item of the list. */
export function Neighbours({ previous, next, hrefOf }: NeighboursProps) {
  const t = useMessages();
  const isPerson = usePage().route.view === "executive";
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t(isPerson ? "people" : "neighbours")}>
      {previous && (
        <Neighbour
          item={previous}
          href={hrefOf(previous)}
          label={t(isPerson ? "previousPerson" : "previousItem")}
          isPerson={isPerson}
        />
      )}
      {next && (
        <Neighbour
          item={next}
          href={hrefOf(next)}
          label={t(isPerson ? "nextPerson" : "nextItem")}
          isPerson={isPerson}
        />
      )}
    </nav>
  );
}

interface NeighbourProps {
  item: ContentCard;
  href: string | undefined;
  label: string;
  /** With a portrait. */
  isPerson: boolean;
}

function Neighbour({ item, href, label, isPerson }: NeighbourProps) {
  return (
    <ContentLink href={href}>
      {isPerson && <Portrait className={styles.portrait} person={item} sizes="5rem" />}
      <span className={`${styles.label} label`}>{label}</span>
      <BreakableText
        className={styles.title}
        data-words=""
        text={item.title}
        breaks={item.titleBreaks}
      />
    </ContentLink>
  );
}
