import type { ComponentType } from "react";
import type { Fact } from "../content/facts.ts";
import type { ContentItem } from "../content/types.ts";
import type { SchemaType } from "../rendering/structured-data.tsx";
import type { DescriptionSource } from "../seo/item-meta.tsx";

/** The background of a page's name: dark in both colour schemes, the page's own background, or the accent colour. */
export type Background = "dark" | "page" | "accent";

export interface LeadProps {
  items: ContentItem[];
  /** Facts of the selected items, or of all groups if none is selected. */
  facts: readonly Fact[];
}

/** An opening, which is the top of a page. `OPENINGS` in content/blocks.ts lists all openings. */
export interface Opening {
  /** By convention, `dark` for counts and pictures, and `page` for explanations. */
  background: Background;
  /** Shown below the page's name. Without it, the opening is only the name. */
  Lead?: ComponentType<LeadProps>;
  /** The item that the lead shows, so that the page does not show it again. */
  shown?: (items: readonly ContentItem[]) => ContentItem | undefined;
  /** Shown at the start of the content: the rest of the `shown` item, of which the lead shows only a part. */
  Rest?: ComponentType<{ item: ContentItem }>;
  /** The source of the page's description for search engines. By default, the titles of the items describe the page. */
  description?: DescriptionSource;
  /** The types of the page's structured data. */
  types?: readonly SchemaType[];
}
