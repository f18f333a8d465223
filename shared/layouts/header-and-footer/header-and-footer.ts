import type { Navigation } from "../../content/navigation.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { PageRoute } from "../../routing/page-route.ts";

/** The props of the header and the footer, which are rendered once per document. */
export interface HeaderAndFooterProps {
  navigation: Navigation;
  locale: Locale;
  route: PageRoute;
  /** The other locales that are switched on. */
  otherLocales: readonly Locale[];
}
