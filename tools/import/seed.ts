import type { Block, OpeningName } from "../../shared/content/blocks.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";

/** The content after it has been read and checked. sql.ts turns it into rows. */

export interface SeedNode {
  nodeId: number;
  nodeName: string;
  nodeIndexName: string;
  linkUrl?: string | undefined;
  taxis: number;
  isShow: boolean;
  opening?: OpeningName | undefined;
  list?: Block | undefined;
  childs: SeedNode[];
}

/** The fields of an item except its place and its body, with the names of the protocol. */
export type SeedFields = {
  [Key in Exclude<keyof ContentCard, OwnColumn | "titleBreaks">]?: ContentCard[Key] | undefined;
};

/** Fields that the database keeps in columns of their own or adds from other tables. */
type OwnColumn = "id" | "title" | "node" | "publishTime" | "translations";

export interface SeedItem {
  id: number;
  /** The index name of the item's node. */
  node: string;
  title: string;
  /** HTML. */
  content: string;
  /** `YYYY-MM-DD HH:mm:ss` in the time zone of the site. */
  publishTime?: string | undefined;
  /** When the item is hidden again, in the same form as `publishTime`. */
  expireTime?: string | undefined;
  /** Whether the item was taken down. Its page then says so, and no list contains it. */
  gone?: boolean | undefined;
  /** The item's place in its list. Items without a place follow, the newest first. */
  taxis?: number | undefined;
  isColor?: boolean | undefined;
  translations?: Translations | undefined;
  fields: SeedFields;
}

/** An item in other locales. */
export interface Translations {
  ids: Partial<Record<Locale, number>>;
  /** The period in which all these items are shown, in times as above. An end that is undefined is open. */
  from?: string | undefined;
  until?: string | undefined;
}

/** The content of a locale. */
export interface Seed {
  domainId: number;
  root: SeedNode;
  /** Nodes that are not part of the tree. */
  others: SeedNode[];
  items: SeedItem[];
  /** The new path for each former path in lower case. */
  redirects?: ReadonlyMap<string, string>;
  /** Files of the site that items of any locale offer; the first locale has them. */
  files?: readonly OfferedFile[];
}

/** A file of the site; times as those of items. */
export interface OfferedFile {
  /** Its address without a hash. */
  path: string;
  /** The address at which the file is served. */
  address: string;
  publishTime: string;
  expireTime: string;
}
