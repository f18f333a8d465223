import type { ComponentPropsWithoutRef } from "react";
import type { Navigation } from "../../content/navigation.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { ChromeContent } from "../../page/chrome-content.ts";
import type { PageRoute } from "../../routing/table.ts";

/** All that a chrome component may depend on: it is rendered once and shown on many pages. */
export interface ChromeProps {
  navigation: Navigation;
  locale: Locale;
  route: PageRoute;
  /** Whether a language switch has somewhere to lead. */
  hasOtherLocale: boolean;
}

type Tag = "header" | "nav" | "footer";

interface ChromeElementProps<As extends Tag> {
  as: As;
  shows: ChromeContent;
}

/** An element of the chrome. Nothing in it may change with a client navigation but through an effect. */
export function ChromeElement<As extends Tag>({
  as,
  shows,
  ...attributes
}: ChromeElementProps<As> & ComponentPropsWithoutRef<As> & { [data: `data-${string}`]: unknown }) {
  const Element: Tag = as;
  if ("children" in shows) return <Element {...attributes}>{shows.children}</Element>;
  return (
    <Element
      {...attributes}
      // The browser's copy of the HTML is only needed where React renders the document anew.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shows.html }}
    />
  );
}
