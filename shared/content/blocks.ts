/** What shows an item, if it says `block`, or its node says `list` for all of its items. */
export const BLOCKS = [
  /** A numbered chapter. */
  "chapter",
  /** A numbered chapter, with numbered links to all chapters above the first one. */
  "topic",
  /** A numbered clause of a legal text, beside links to all. */
  "clause",
  /** A name in large type, and what it stands for. */
  "principle",
  /** A chapter below the word that it is about, or the company's mark. */
  "origin",
  /** A typeface below its specimen. */
  "specimen",
  /** A title in large type above its points. */
  "headline",
  /** A nested list as a chart. */
  "chart",
  "investor",
  /** A drawing with its file, the first at full width. */
  "logo",
  /** A photograph with a preview. */
  "picture",
  /** A small photograph with its title. */
  "snapshot",
  /** A colour value (`subTitle`) with its inks (`source`). */
  "colour",
  /** A row with its file. */
  "file",
  /** A way to a place (`route`). */
  "way",
  /** Address, phone and email. */
  "contact",
  /** A session of an event, by day. */
  "session",
  "person",
] as const;

export type Block = (typeof BLOCKS)[number];

/** What a page opens with, if its node says `opening`. */
export const OPENINGS = [
  /** The name of the page alone. */
  "name",
  /** The number of the page's items. */
  "count",
  /** Facts of the page's items in large type, or a picture if there are none. */
  "facts",
  /** The page's first item. */
  "first",
  /** The page's first item as a place: how to reach it, and its picture. */
  "place",
  /** The company's motto. */
  "motto",
  /** Two facts: what was, and what has become of it, with a dot for each unit of both. */
  "growth",
  /** The two characters of the company's name. */
  "characters",
  /** A fact, one bar of what all items hold (`value`), and below it the item that states the fact. */
  "holdings",
  /** Facts, and the days (`value`) that each step takes. */
  "days",
] as const;

export type OpeningName = (typeof OPENINGS)[number];
