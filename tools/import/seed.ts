import type { ImageFacts } from "../../shared/content/types.ts";

/** The content of seed/ once read and checked: what sql.ts turns into rows. */

/** A file of an edition. */
export interface SeedFile {
  /** Path as an editor would open it. */
  path: string;
  text: string;
}

export interface SeedNode {
  nodeId: number;
  nodeName: string;
  nodeIndexName: string;
  linkUrl?: string | undefined;
  taxis: number;
  isShow: boolean;
  childs: SeedNode[];
}

/** An item's fields besides its place and its body, named as the protocol names them. */
export interface SeedFields {
  subTitle?: string | undefined;
  summary?: string | undefined;
  linkUrl?: string | undefined;
  imgUrl?: string | undefined;
  /** What is known of the picture: pages draw its frame before it has come. */
  image?: ImageFacts | undefined;
  subUpTitle?: string | undefined;
  author?: string | undefined;
  source?: string | undefined;
  fileUrl?: string | undefined;
  fileName?: string | undefined;
  fileSize?: number | undefined;
  videoUrl?: string | undefined;
  duration?: number | undefined;
  address?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  keywords?: string[] | undefined;
}

export interface SeedItem {
  id: number;
  /** Index name of the node that it hangs on. */
  node: string;
  title: string;
  /** HTML. */
  content: string;
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
  publishTime?: string | undefined;
  /** Place in its list; items without one follow, newest first. */
  taxis?: number | undefined;
  isColor?: boolean | undefined;
  fields: SeedFields;
}

/** One edition. */
export interface Seed {
  domainId: number;
  root: SeedNode;
  /** Nodes beside the tree. */
  others: SeedNode[];
  items: SeedItem[];
}
