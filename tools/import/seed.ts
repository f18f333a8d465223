import type { Block, Opening } from "../../shared/content/blocks.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";

/** The content of seed/ once read and checked: what sql.ts turns into rows. */

export interface SeedNode {
  nodeId: number;
  nodeName: string;
  nodeIndexName: string;
  linkUrl?: string | undefined;
  taxis: number;
  isShow: boolean;
  opening?: Opening | undefined;
  list?: Block | undefined;
  childs: SeedNode[];
}

/** An item's fields besides its place and its body, named as the protocol names them. */
export type SeedFields = {
  [Key in Exclude<keyof ContentCard, OwnColumn | "titleBreaks">]?: ContentCard[Key] | undefined;
};

/** Fields of an item that the database has beside the others, or joins to them. */
type OwnColumn = "id" | "title" | "node" | "publishTime" | "translations";

export interface SeedItem {
  id: number;
  /** Index name of its node. */
  node: string;
  title: string;
  /** HTML. */
  content: string;
  /** `YYYY-MM-DD HH:mm:ss` in the time zone of the site. */
  publishTime?: string | undefined;
  /** The same; the item is shown before. */
  expireTime?: string | undefined;
  /** Taken down: its page says so, and nothing else has it. */
  gone?: boolean | undefined;
  /** Place in its list; items without one follow, newest first. */
  taxis?: number | undefined;
  isColor?: boolean | undefined;
  translations?: Translations | undefined;
  fields: SeedFields;
}

/** An item in other locales. */
export interface Translations {
  ids: Partial<Record<Locale, number>>;
  /** When all of these are shown: times as above, each undefined without a limit. */
  from?: string | undefined;
  until?: string | undefined;
}

/** The content of a locale. */
export interface Seed {
  domainId: number;
  root: SeedNode;
  /** Nodes beside the tree. */
  others: SeedNode[];
  items: SeedItem[];
  /** New paths by former path in lower case. */
  redirects?: ReadonlyMap<string, string>;
  /** Files of the site that items of any locale offer; the first locale has them. */
  files?: readonly OfferedFile[];
}

/** A file of the site; times as those of items. */
export interface OfferedFile {
  /** Its address without a hash. */
  path: string;
  /** Where it is served. */
  address: string;
  publishTime: string;
  expireTime: string;
}
