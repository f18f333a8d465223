import type { AdjacentItems, ContentCard } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { BackLink } from "../back-link/back-link.tsx";
import { BreakableText } from "../breakable-text/breakable-text.tsx";
import { Card } from "../card/card.tsx";
import { Grid } from "../card/grid.tsx";
import { ContentLink } from "../content-link/content-link.tsx";
import { Portrait } from "../people/people.tsx";
import { Picture } from "../picture/picture.tsx";
import { PublishDate } from "../publish-date/publish-date.tsx";
import styles from "./adjacent.module.css";

interface AdjacentItemLinksProps {
  item: ContentCard;
  adjacent: AdjacentItems;
}

/** Links from an item to its list page, its neighbours and related items. */
export function AdjacentItemLinks({ item, adjacent }: AdjacentItemLinksProps) {
  const { node, route } = usePage();
  const { previous, next, related, page } = adjacent;
  // Nodes below the page's own node have no paged list.
  const isListed = item.node !== undefined && item.node.nodeId === node?.nodeId;
  const hrefOf = (other: ContentCard) => other.linkUrl ?? other.href;
  return (
    <>
      <div className={styles.ways} data-view={route.view}>
        <BackLink {...(isListed && page > 1 && { query: `?page=${page}` })} />
        <Neighbours previous={previous} next={next} hrefOf={hrefOf} />
      </div>
      <Related items={related} hrefOf={hrefOf} />
    </>
  );
}

interface NeighboursProps {
  previous: ContentCard | undefined;
  next: ContentCard | undefined;
  hrefOf: (item: ContentCard) => string | undefined;
}

/** Links to the previous and next item of the list. */
function Neighbours({ previous, next, hrefOf }: NeighboursProps) {
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
      )}{" "}
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
      <span className={`${styles.label} label`}>{label}</span>{" "}
      <BreakableText
        className={styles.title}
        data-words=""
        text={item.title}
        breaks={item.titleBreaks}
      />
    </ContentLink>
  );
}

interface RelatedProps {
  items: ContentCard[];
  hrefOf: (item: ContentCard) => string | undefined;
}

/** Related items as small cards. */
function Related({ items, hrefOf }: RelatedProps) {
  const t = useMessages();
  if (items.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.heading}>
        {t("related")}
      </h2>
      <Grid columns={3}>
        {items.map((item) => (
          <li key={item.id}>
            <Card
              item={item}
              href={hrefOf(item)}
              as="h3"
              label={<PublishDate className="label" item={item} />}
              picture={
                <Picture className="zoom" item={item} sizes="(width > 750px) 30vw, 92vw" isWhole />
              }
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}
