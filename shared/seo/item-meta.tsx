import type { ContentCard, ContentItem } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import { usePage } from "../rendering/contexts.tsx";
import type { SchemaType } from "../rendering/structured-data.tsx";
import { cutText } from "../text/cut-text.ts";
import { summarise } from "../text/summary.ts";
import { fitting, maxLength, punctuation, withoutStop } from "./meta-description.ts";
import { PageMeta } from "./page-meta.tsx";

interface ItemMetaProps {
  item: ContentItem;
  types: readonly SchemaType[];
  /** The query of the canonical address. */
  query?: string;
}

/**
 * The metadata of an item's page, made from the item's title and text. This component is not in page-meta.tsx, because
 * pages of lists need no code that makes summaries.
 */
export function ItemMeta({ item, types, query = "" }: ItemMetaProps) {
  const { locale } = usePage();
  return (
    <PageMeta
      title={item.title}
      description={itemMetaDescription(locale, item)}
      query={query}
      content={{ item }}
      types={types}
    />
  );
}

/**
 * The source of a page's description for search engines.
 * - `text` is the text of the first item.
 * - `first-text` is the same, but only on the first page or in the first group of a list.
 * - `facts` stands for the titles and summaries of the items, and not for their key figures.
 * Without a source, the titles of the items describe the page.
 */
export type DescriptionSource = "facts" | "text" | "first-text";

interface DescribedItems {
  source: DescriptionSource | undefined;
  items: readonly (ContentCard & Partial<ContentItem>)[];
  /** Whether this is the first page or the first group of a list. */
  isFirst: boolean;
}

/** Returns the meta description of an item, made from its own text. */
export function itemMetaDescription(locale: Locale, item: ContentItem): string {
  return cutText(textOf(locale, item) || item.title, maxLength(locale));
}

/** Returns the text that describes a page, or an empty string if its items have no such text. */
export function wordsOf(locale: Locale, { source, items, isFirst }: DescribedItems): string {
  const [colon, semicolon] = punctuation(locale);
  if (source === "facts") {
    const phrases = items.flatMap(({ title, summary }) =>
      summary ? [title + colon + withoutStop(summary)] : [],
    );
    return fitting(phrases, maxLength(locale), semicolon);
  }
  const isRead = source === "text" || (source === "first-text" && isFirst);
  return isRead && items[0] ? textOf(locale, items[0]) : "";
}

function textOf(locale: Locale, item: ContentCard & Partial<ContentItem>): string {
  if (item.summary) return item.summary;
  if (item.address) return item.title + punctuation(locale)[0] + item.address;
  return summarise(item.content ?? "", maxLength(locale));
}
