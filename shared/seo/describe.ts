import { cutText, summarise } from "../content/summary.ts";
import type { ContentCard, ContentItem } from "../content/types.ts";
import type { Edition } from "../i18n/editions.ts";
import { type ViewName, views } from "../routing/views.ts";
import { site } from "../site.ts";

/** Characters of a description that search engines show in full. */
const LENGTH: Record<Edition, number> = { zh: 80, en: 160 };
/** A shorter text does not speak for a page alone. */
const LEAST_SHARE = 0.4;

/** What stands behind a name, between two facts, and at the end. */
const marks: Record<Edition, readonly [string, string, string]> = {
  zh: ["：", "；", "。"],
  en: [": ", "; ", ". "],
};

interface DescribedItems {
  /** The page's name with the company's. */
  name: string;
  view: ViewName;
  items: readonly (ContentCard & Partial<ContentItem>)[];
  /** Whether this is what the page begins with: its first page, its first group. */
  isFirst: boolean;
}

/** What an item is about, from its own words. */
export function describeItem(edition: Edition, item: ContentItem): string {
  return cutText(textOf(edition, item) || item.title, LENGTH[edition]);
}

/** What a page with several items is about: what it says itself, or its name and what it shows. */
export function describeItems(edition: Edition, page: DescribedItems): string {
  const { name, items } = page;
  const length = LENGTH[edition];
  const [colon, semicolon, stop] = marks[edition];
  const words = ownWords(edition, page);
  if (words.length >= length * LEAST_SHARE) return cutText(words, length);
  const room = length - (name + colon + stop.trim()).length;
  if (items.length === 0 || room <= 0) {
    return cutWhole(name + stop + site.description[edition], length);
  }
  const titles = items.map(({ title }) => withoutStop(title));
  return cutWhole(name + colon + fitting(titles, room, semicolon) + stop.trim(), length);
}

/** Views that tell in words what they are about; of the others the titles do. */
function ownWords(edition: Edition, { view, items, isFirst }: DescribedItems): string {
  const [colon, semicolon] = marks[edition];
  const { description } = views[view];
  if (description === "facts") {
    const facts = items.flatMap(({ title, summary }) =>
      summary ? [title + colon + withoutStop(summary)] : [],
    );
    return fitting(facts, LENGTH[edition], semicolon);
  }
  const isRead = description === "text" || (description === "first-text" && isFirst);
  return isRead && items[0] ? textOf(edition, items[0]) : "";
}

/** As many as there is room for, and at least one. */
function fitting([first = "", ...others]: string[], room: number, semicolon: string): string {
  let text = cutText(first, room);
  for (const fact of others) {
    const longer = text + semicolon + fact;
    if (longer.length >= room) break;
    text = longer;
  }
  return text;
}

/** With the ellipsis, for which {@link cutText} takes one character more. */
function cutWhole(text: string, length: number): string {
  return text.length <= length ? text : cutText(text, length - 1);
}

function textOf(edition: Edition, item: ContentCard & Partial<ContentItem>): string {
  if (item.summary) return item.summary;
  if (item.address) return item.title + marks[edition][0] + item.address;
  return summarise(item.content ?? "", LENGTH[edition]);
}

function withoutStop(text: string): string {
  return text.replace(/[。.]$/, "");
}
