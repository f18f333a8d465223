/**
 * The names of all blocks. A block is a component that shows items in a certain form. The field `block` of an item
 * names the block that shows the item. The field `list` of a node, which is an entry of the navigation, names one block
 * for all items of the node.
 */
export const BLOCKS = [
  /** A numbered chapter. */
  "chapter",
  /** A numbered chapter. Above the first chapter, the page has numbered links to all chapters. */
  "topic",
  /** A short step of a process. Two steps share a row. */
  "step",
  /** A numbered clause of a legal text, beside links to all clauses. */
  "clause",
  /** A name in large type, with its meaning. */
  "principle",
  /** A chapter below a word in large type, or below the company's mark. */
  "origin",
  /** A typeface below its specimen. */
  "specimen",
  /** A title in large type above the item's text. */
  "headline",
  /** A nested list as a chart. */
  "chart",
  "investor",
  /** A logo with a link to its file. The first logo is as wide as the page. */
  "logo",
  /** A photograph, which a click enlarges. */
  "picture",
  /** A small photograph with its title. */
  "snapshot",
  /** A colour with its value (`subTitle`) and its inks (`source`). */
  "colour",
  /** A row with the item's title and a link to the item's file. */
  "file",
  /** A route to a place (`route`). */
  "way",
  /** Address, phone and email. */
  "contact",
  /** A session of an event. Sessions are grouped by day. */
  "session",
  "person",
] as const;

export type Block = (typeof BLOCKS)[number];

/**
 * The openings of pages. An opening is the part of a page at the top, with the page's name. A node names the opening of
 * its page in the field `opening`.
 */
export const OPENINGS = [
  /** Only the name of the page. */
  "name",
  /** The number of the page's items. */
  "count",
  /** Facts (key figures) of the page's items in large type, and the page's picture. */
  "facts",
  /** The page's first item. */
  "first",
  /** The page's first item as a place: its contact details and its picture. */
  "place",
  /** The company's motto. */
  "motto",
  /** Two facts that compare the past with the present. Dots show both numbers. */
  "growth",
  /** The two characters of the company's name. */
  "characters",
  /**
   * For shareholders: a fact, the item to which the fact belongs, and a bar. Each item has a part of the bar. The part
   * is as long as the item's share (`value`, in per cent).
   */
  "holdings",
  /** Facts, and the number of days that each step takes (`value`). */
  "days",
] as const;

export type OpeningName = (typeof OPENINGS)[number];
