import type { Navigation } from "../content/navigation.ts";
import type { Occasion } from "../content/occasion.ts";
import type { ContentCard, ContentItem, NavigationNode } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import type { PageRoute } from "../routing/table.ts";

/** What a page is about, for those who read no HTML. */
export interface PageContent {
  /** The item of a detail page. */
  item?: ContentItem;
  /** The items that a list shows; with their bodies where the page has them. */
  items?: readonly (ContentCard & Partial<ContentItem>)[];
  /** How many items of the list stand before them. */
  before?: number;
  /** Id of the position that the address names. */
  position?: string | undefined;
  occasion?: Occasion | undefined;
}

/** A page as its structured data tells of it. */
export interface DescribedPage {
  locale: Locale;
  navigation: Navigation;
  node?: NavigationNode | undefined;
  route: PageRoute;
  /** The page's name in the navigation. */
  name: string;
  /** Title without the brand. */
  title: string;
  description: string;
  /** Origin of all addresses. */
  origin: string;
  /** Canonical address. */
  address: string;
  /** Address of the picture that stands for it. */
  picture: string;
  content: PageContent;
}
