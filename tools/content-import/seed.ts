import type { Block, OpeningName } from "../../shared/content/blocks.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";

/** The types of content that has been read and checked. sql.ts turns such content into rows of the database. */

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

/** The fields of an item, by their names in the protocol. The place and the body of the item are not among them. */
export type SeedFields = {
  [Key in Exclude<keyof ContentCard, OwnColumn | "titleBreaks">]?: ContentCard[Key] | undefined;
};

/** Fields that have database columns of their own or that are added from other tables. */
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
  /** The time at which the item disappears, in the same form as `publishTime`. */
  expireTime?: string | undefined;
  /** Whether the item was taken down. Its page then says so, and no list contains the item. */
  gone?: boolean | undefined;
  /** The item's position in its list. Items without a position follow, newest first. */
  taxis?: number | undefined;
  isColor?: boolean | undefined;
  translations?: Translations | undefined;
  fields: SeedFields;
}

/** The translations of an item into other locales. */
export interface Translations {
  ids: Partial<Record<Locale, number>>;
  /** The period in which all translations are shown, in the same form as `publishTime`. A missing end is open. */
  from?: string | undefined;
  until?: string | undefined;
}

/** The content of a locale. */
export interface Seed {
  domainId: number;
  root: SeedNode;
  /** The nodes outside the navigation tree. */
  others: SeedNode[];
  items: SeedItem[];
  /** The new path for each former path. Former paths are in lower case. */
  redirects?: ReadonlyMap<string, string>;
  /** The files of the site that items in any locale offer. Only the first locale's seed contains them. */
  files?: readonly OfferedFile[];
}

/** A file for download. Its times have the same form as the times of items. */
export interface OfferedFile {
  /** The address of the file without its hash. */
  path: string;
  /** The address at which the file is served, which contains its hash. */
  address: string;
  publishTime: string;
  expireTime: string;
}
