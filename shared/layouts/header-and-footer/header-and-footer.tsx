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

interface ServerElementProps {
  as: "header" | "nav" | "footer";
  html: string;
  className: string | undefined;
  "aria-label"?: string;
  [data: `data-${string}`]: "";
}

/** An element of header and footer. On client-side navigation only effects update its content. */
export function ServerElement({ as: Element, html, ...attributes }: ServerElementProps) {
  return (
    <Element
      {...attributes}
      // The HTML is only used if hydration fails and React renders the document again.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
