import type { AdjacentItems, ContentCard } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
import { detailHref, nodeOfItem } from "../../routing/resolve.ts";
import { BackLink } from "../back-link/back-link.tsx";
import styles from "./adjacent-items.module.css";
import { Neighbours } from "./neighbours.tsx";
import { Related } from "./related.tsx";

interface AroundProps {
  item: ContentCard;
  around: AdjacentItems;
}

/** Where to go from an item: back to its place in the list, to its neighbours, to others like it. */
export function AdjacentItemLinks({ item, around }: AroundProps) {
  const { locale, navigation, node } = usePage();
  const { previous, next, related, page } = around;
  // The list of a node below the page's own has no pager.
  const isListed = item.node !== undefined && nodeOfItem(navigation, item.node) === node;
  const hrefOf = (other: ContentCard) => other.linkUrl ?? detailHref(locale, navigation, other);
  return (
    <>
      <BackLink {...(isListed && page > 1 && { query: `?page=${page}` })} />
      <Neighbours previous={previous} next={next} hrefOf={hrefOf} />
      <Related items={related} hrefOf={hrefOf} />
    </>
  );
}

/** Its place is kept, so that going back finds the page as long as it was left. */
export function AdjacentItemsSkeleton() {
  return (
    <>
      <BackLink />
      <div className={styles.toCome} />
    </>
  );
}
