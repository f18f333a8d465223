import { BackLink } from "../../blocks/back-link/back-link.tsx";
import type { AdjacentItems, ContentCard } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
import { detailHref, nodeOfItem } from "../../routing/resolve.ts";
import styles from "./adjacent-items.module.css";
import { Neighbours } from "./neighbours.tsx";
import { Related } from "./related.tsx";

interface AdjacentItemLinksProps {
  item: ContentCard;
  adjacent: AdjacentItems;
}

/** Links from an item to its list page, its neighbours and related items. */
export function AdjacentItemLinks({ item, adjacent }: AdjacentItemLinksProps) {
  const { locale, navigation, node, route } = usePage();
  const { previous, next, related, page } = adjacent;
  // Nodes below the page's own node have no paged list.
  const isListed = item.node !== undefined && nodeOfItem(navigation, item.node) === node;
  const hrefOf = (other: ContentCard) => other.linkUrl ?? detailHref(locale, navigation, other);
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
