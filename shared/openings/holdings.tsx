import { factsOf } from "../content/facts.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { Prose } from "../items/prose.tsx";
import { Statement, Title } from "../ui/breakable-text.tsx";
import { FactOpening } from "./facts.tsx";
import styles from "./holdings.module.css";
import type { LeadProps, Opening } from "./opening.ts";

/** A fact, and one bar of what all items hold. The holders’ names describe the page. */
const holdings: Opening = { background: "page", Lead: Holdings, shown: listingIn };
export default holdings;

/** What all investors hold, to scale, and the text of the item that states it, such as the listing. */
function Holdings({ items, facts }: LeadProps) {
  const listing = listingIn(items);
  return (
    <FactOpening facts={facts}>
      <div>
        <Bar items={items} rest={listing} />
        {listing && (
          <section
            className={`${styles.listing} aside`}
            id={chapterId(listing)}
            aria-labelledby="listing-title"
          >
            <div>
              <Title as="h2" className="title-3" id="listing-title" item={listing} />
              {listing.subTitle && <p>{listing.subTitle}</p>}
            </div>
            <Prose item={listing} level={3} />
          </section>
        )}
      </div>
    </FactOpening>
  );
}

/** The item whose facts the page opens with. */
function listingIn(items: readonly ContentItem[]): ContentItem | undefined {
  return items.find((item) => factsOf(item).length > 0);
}

interface BarProps {
  items: readonly ContentItem[];
  /** Who holds the rest of a hundred per cent. */
  rest?: ContentItem | undefined;
}

/** The most names that stand in the bar. The other parts have the numbers of their investors in the list. */
const NAMED = 4;

/** One bar of all shares, to scale; on phones the rest stands below the parts, as areas to scale. */
function Bar({ items, rest }: BarProps) {
  const parts = items.flatMap(({ title, value, ...item }) =>
    value === undefined ? [] : [{ key: itemKey(item), title, value }],
  );
  const others = 100 - parts.reduce((all, { value }) => all + value, 0);
  return (
    <div className={styles.bar}>
      {parts.map(({ key, title, value }, index) => (
        // The list of investors has the names.
        <span key={key} className={styles.part} style={{ "--share": value }} aria-hidden="true">
          {index < NAMED ? (
            <span className={styles.name}>{title} </span>
          ) : (
            <span className={styles.number}>{index + 1} </span>
          )}
        </span>
      ))}
      {others > 0 && (
        <p className={styles.rest} style={{ "--share": others }}>
          {rest && <Statement item={rest} />}
        </p>
      )}
    </div>
  );
}
