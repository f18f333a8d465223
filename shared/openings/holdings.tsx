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
 * The opening (top of a page) with a fact (key figure) and a bar of all holdings. It has no `description`, so the
 * page's description for search engines consists of the titles of its items, which are the names of the holders.
 */
export default { background: "page", Lead: Holdings, shown: listingIn } as const;

/**
 * The holdings of all investors, drawn to scale. Below them is the text of the item that has the facts, which usually
 * is the item about the stock exchange listing.
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

/** Finds the item whose facts are shown at the top of the page. */
function listingIn(items: readonly ContentItem[]): ContentItem | undefined {
  return items.find((item) => factsOf(item).length > 0);
}

interface BarProps {
  items: readonly ContentItem[];
  /** The item whose summary is about the shares that the investors do not hold. */
  rest?: ContentItem | undefined;
}

/**
 * The names of this many holders are below the bar, beginning with the largest holder. The list below the opening names
 * all holders.
 */
const NAMED = 4;

/**
 * A bar of all shares, drawn to scale. The names are below the bar. Each name is on a line of its own, which begins
 * below the part with this name. The first line has the name of the part furthest to the right.
 */
function Bar({ items, rest }: BarProps) {
  const t = useMessages();
  const holders = items.flatMap(({ title, value, ...item }) =>
    value === undefined ? [] : [{ key: itemKey(item), name: title, values: [value] }],
  );
  const values = holders.flatMap((holder) => holder.values);
  const others = values.slice(NAMED);
  const parts = holders.slice(0, NAMED);
  if (others.length > 0) {
    const name = t("otherHolders", { count: others.length });
    parts.push({ key: "others", name, values: others });
  }
  const free = 100 - sum(values);
  const columns = parts.map((part) => `minmax(0, ${sum(part.values)}fr)`);
  return (
    <div
      className={styles.bar}
      style={{
        "--holdings": columns.join(" "),
        "--free": `minmax(0, ${free}fr)`,
        "--names": parts.length,
      }}
    >
      {parts.map((part, index) => (
        // These names are hidden from screen readers, which read them in the list of investors below.
        <div
          key={part.key}
          className={styles.part}
          style={{ "--column": index + 1, "--row": parts.length - index + 1 }}
          aria-hidden="true"
        >
          <span className={styles.slices}>
            {part.values.map((value, slice) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two holders may have the same share
              <i key={slice} style={{ flexGrow: value }} />
            ))}
          </span>
          <span className={styles.name} data-words="">
            {`${part.name} ${holdingPercent(sum(part.values))}`}
          </span>
        </div>
      ))}
      {free > 0 && <p className={styles.rest}>{rest && <Statement item={rest} />}</p>}
    </div>
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
