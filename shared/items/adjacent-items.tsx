import type { ReactNode } from "react";
import { itemAddress, itemKey } from "../content/item-key.ts";
import type { AdjacentItems, ContentCard } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { isFirstWithPicture } from "../media-urls/picture-addresses.ts";
import { usePage } from "../rendering/contexts.tsx";
import type { Deferred } from "../rendering/deferred.tsx";
import { DeferredContent } from "../rendering/deferred.tsx";
import { hasOwnLink, nodeHref } from "../routing/addresses.ts";
import { Title } from "../ui/breakable-text.tsx";
import { Button } from "../ui/button.tsx";
import { Card, columnSizes, Grid } from "../ui/card.tsx";
import { Link } from "../ui/link.tsx";
import { isUpright, Picture } from "../ui/picture.tsx";
import { PublishDate } from "../ui/publish-date.tsx";
import { Waiting } from "../ui/states.tsx";
import styles from "./adjacent-items.module.css";
import "../ui/zoom.css";

interface AdjacentItemLinksProps {
  item: ContentCard;
  adjacent: Deferred<AdjacentItems>;
  /** Selects the words of the links. With `person`, no related items are shown. */
  variant?: "article" | "person";
  /** A picture that is shown before a neighbour's name. */
  pictureOf?: (neighbour: ContentCard) => ReactNode;
}

/** The messages of each variant. */
const messages = {
  article: { name: "neighbours", previous: "previousItem", next: "nextItem" },
  person: { name: "people", previous: "previousPerson", next: "nextPerson" },
} as const;

/**
 * Links from an item to its list, its neighbours and related items. As long as the neighbours and related items have
 * not arrived, and also if they fail, only the link to the list is shown.
 */
export function AdjacentItemLinks({
  item,
  adjacent,
  variant = "article",
  pictureOf,
}: AdjacentItemLinksProps) {
  return (
    <DeferredContent
      value={adjacent}
      fallback={
        <>
          <BackLink />
          {/* Reserves space, so that the scroll offset can be restored after going back. */}
          {variant === "article" && <Waiting />}
        </>
      }
      failure={<BackLink />}
    >
      {(loaded) => (
        <>
          <Ways item={item} adjacent={loaded} variant={variant} pictureOf={pictureOf} />
          {/* For people, no related items are shown. */}
          {variant === "article" && <Related item={item} items={loaded.related} />}
        </>
      )}
    </DeferredContent>
  );
}

interface WaysProps extends Required<Pick<AdjacentItemLinksProps, "item" | "variant">> {
  adjacent: AdjacentItems;
  pictureOf: AdjacentItemLinksProps["pictureOf"];
}

function Ways({ item, adjacent, variant, pictureOf }: WaysProps) {
  const t = useMessages();
  const { node } = usePage();
  // The list of the page's own node may have several pages. An item of a node below the page's node belongs to a group,
  // and a group is shown on a single page.
  const isListed = item.node !== undefined && item.node.nodeId === node?.nodeId;
  const neighbours = (["previous", "next"] as const).flatMap((side) => {
    const neighbour = adjacent[side];
    return neighbour ? [{ side, neighbour }] : [];
  });
  return (
    <div className={`${styles.ways} aside no-print`}>
      <BackLink {...(isListed && adjacent.page > 1 && { query: `?page=${adjacent.page}` })} />
      {neighbours.length > 0 && (
        <nav className={`${styles.neighbours} columns`} aria-label={t(messages[variant].name)}>
          {neighbours.map(({ side, neighbour }) => (
            <Link key={side} href={itemAddress(neighbour)}>
              {pictureOf?.(neighbour)}
              <span className={`${styles.label} label`}>{t(messages[variant][side])}</span>{" "}
              <Title className={styles.title} data-words="" item={neighbour} />{" "}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}

/**
 * Related items as small cards. The cards have pictures only if every related item has a suitable one. Upright pictures
 * (covers) are not suitable, because cards would crop them. The picture of the page's own item, and a picture that
 * another related item shows, are not suitable either.
 */
function Related({ item: shown, items }: { item: ContentCard; items: ContentCard[] }) {
  const t = useMessages();
  if (items.length === 0) return null;
  const havePictures = items.every(
    (item) => !isUpright(item.image) && isFirstWithPicture([shown, ...items], item),
  );
  return (
    <section className={`${styles.related} no-print`} aria-labelledby="related">
      <h2 id="related" className={styles.heading}>
        {t("related")}
      </h2>
      <Grid columns={3}>
        {items.map((item) => (
          <li key={itemKey(item)}>
            <Card
              item={item}
              href={itemAddress(item)}
              as="h3"
              label={<PublishDate className="label" item={item} />}
              picture={
                havePictures && <Picture className="zoom" item={item} sizes={columnSizes[3]} />
              }
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}

/** The link from a detail page to its list. A query selects the page of the list. */
export function BackLink({ query = "" }: { query?: string }) {
  const t = useMessages();
  const { locale, node } = usePage();
  const href = node && nodeHref(locale, node);
  if (!node || href === undefined) return null;
  return (
    <p className={`${styles.back} no-print`}>
      <Button
        as="a"
        variant="plain"
        arrow="back"
        href={href + query}
        {...(hasOwnLink(node) && { target: "_blank", rel: "noopener" })}
      >
        {t("backToList")}
      </Button>
    </p>
  );
}
