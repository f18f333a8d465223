import type { ComponentType } from "react";
import type { Fact } from "../content/facts.ts";
import type { ContentItem } from "../content/types.ts";
import type { SchemaType } from "../rendering/document-context.tsx";
import type { DescriptionSource } from "../seo/item-meta.tsx";

/** What is behind a page's name: dark in both schemes, the page's own background, or the colour of heat. */
export type Background = "dark" | "page" | "accent";

export interface LeadProps {
  items: ContentItem[];
  /** Facts of the selected items, or of all groups if none is selected. */
  facts: readonly Fact[];
}

/** What a page opens with (`OPENINGS` in content/blocks.ts says which there are). */
export interface Opening {
  /** Dark for counts and pictures, the page's own for explanations. */
  background: Background;
  /** Stands below the page's name. If there is none, the name stands alone. */
  Lead?: ComponentType<LeadProps>;
  /** The item that the lead shows, so that the page does not show it again. */
  shown?: (items: readonly ContentItem[]) => ContentItem | undefined;
  /** The first part of the content: what the lead has not shown of its item. */
  Rest?: ComponentType<{ item: ContentItem }>;
  /** What describes the page to search engines, if not the titles of its items. */
  description?: DescriptionSource;
  /** Types of the page's structured data. */
  types?: readonly SchemaType[];
}
