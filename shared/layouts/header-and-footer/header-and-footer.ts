import type { Navigation } from "../../content/navigation.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { PageRoute } from "../../routing/page-route.ts";

/** Props of header and footer, which are rendered once per document. */
export interface HeaderAndFooterProps {
  navigation: Navigation;
  locale: Locale;
  route: PageRoute;
  /** The other enabled locales. */
  otherLocales: readonly Locale[];
}
