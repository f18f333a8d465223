import type { Block, OpeningName } from "../../shared/content/blocks.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";

/** The types of content that has been read and checked. sql.ts turns this content into rows of the database. */

/** A node of the navigation tree: a section, a page, or a group of items on a page. Each item belongs to a node. */
export interface SeedNode {
  nodeId: number;
  nodeName: string;
  /** The name that connects the node with a page of the site (shared/brand/pages.ts). */
  nodeIndexName: string;
  linkUrl?: string | undefined;
  /** The position among the children of the same parent. Smaller numbers come first. */
  taxis: number;
  /** Whether menus show the node. */
  isShow: boolean;
  /** How the node's page begins. */
  opening?: OpeningName | undefined;
  /** How the node's page shows its items. */
  list?: Block | undefined;
  childs: SeedNode[];
}

/** The optional fields of an item, under their names in the content service's protocol. */
export type SeedFields = {
  [Key in Exclude<keyof ContentCard, OwnColumn | "titleBreaks">]?: ContentCard[Key] | undefined;
};

/** The fields that are not in SeedFields, because the database has a separate column or table for each of them. */
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
  /** The item's position in its list. Items without this number come last, the newest first. */
  taxis?: number | undefined;
  isColor?: boolean | undefined;
  translations?: Translations | undefined;
  fields: SeedFields;
}

/** The translations of an item into other locales. */
export interface Translations {
  ids: Partial<Record<Locale, number>>;
  /** The beginning of the period in which all translations are shown. Undefined if the period has no beginning. */
  from?: string | undefined;
  /** The end of the period in which all translations are shown. Undefined if the period has no end. */
  until?: string | undefined;
}

/** The content of a locale. */
export interface Seed {
  /** The id with which the content service tells locales apart. */
  domainId: number;
  root: SeedNode;
  /** The nodes outside the navigation tree. */
  others: SeedNode[];
  items: SeedItem[];
  /** Maps each former path, in lower case, to the new path. */
  redirects?: ReadonlyMap<string, string>;
  /** The files for download of all locales. Only the seed of the first locale has this property. */
  files?: readonly OfferedFile[];
}

/** A file for download, and the times between which visitors may download it. The times are written as in SeedItem. */
export interface OfferedFile {
  /** The address of the file without the hash, as content names it. */
  path: string;
  /** The address at which the file is served. It contains the file's hash. */
  address: string;
  publishTime: string;
  expireTime: string;
}
