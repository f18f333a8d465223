import { factsOf } from "../content/facts.ts";
import type { LeadContent } from "../content/groups.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { holdingPercent } from "../i18n/numbers.ts";
import { Prose } from "../items/prose.tsx";
import { Statement, Title } from "../ui/breakable-text.tsx";
import { FactOpening } from "./facts.tsx";
import styles from "./holdings.module.css";

/**
 * The opening with a fact and a bar of all holdings. The names of the holders describe the page for search engines.
 */
export default { background: "page", Lead: Holdings, shown: listingIn } as const;

/**
 * The holdings of all investors, drawn to scale, and the text of the item with the facts, such as the stock exchange
 * listing.
 */
function Holdings({ items, facts }: LeadContent) {
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

/** The item whose facts are shown at the top of the page. */
function listingIn(items: readonly ContentItem[]): ContentItem | undefined {
  return items.find((item) => factsOf(item).length > 0);
}

interface BarProps {
  items: readonly ContentItem[];
  /** The item for the share that the investors do not hold. */
  rest?: ContentItem | undefined;
}

/**
 * The number of holders, beginning with the largest, whose names are in the bar. The list below the bar names all
 * holders.
 */
const NAMED = 4;

/**
 * A bar of all shares, drawn to scale. On phones, it has only the parts of the investors.
 */
function Bar({ items, rest }: BarProps) {
  const t = useMessages();
  const parts = items.flatMap(({ title, value, ...item }) =>
    value === undefined ? [] : [{ key: itemKey(item), title, value }],
  );
  const others = parts.slice(NAMED);
  const free = 100 - shareOf(parts);
  return (
    <div className={styles.bar}>
      {parts.slice(0, NAMED).map(({ key, title, value }) => (
        // Screen readers read these names in the list of investors.
        <span key={key} className={styles.part} style={{ "--share": value }} aria-hidden="true">
          <span>{`${title} ${holdingPercent(value)}`} </span>
        </span>
      ))}
      {others.length > 0 && (
        <span className={styles.others} style={{ "--share": shareOf(others) }} aria-hidden="true">
          <span>
            {`${t("otherHolders", { count: others.length })} ${holdingPercent(shareOf(others))}`}{" "}
          </span>
          <span className={styles.slices}>
            {others.map(({ key, value }) => (
              <i key={key} style={{ flexGrow: value }} />
            ))}
          </span>
        </span>
      )}
      {free > 0 && (
        <p className={styles.rest} style={{ "--share": free }}>
          {rest && <Statement item={rest} />}
        </p>
      )}
    </div>
  );
}

function shareOf(parts: readonly { value: number }[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
