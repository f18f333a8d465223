import type { ComponentPropsWithoutRef } from "react";
import type { PageRoute } from "../../brand/pages.ts";
import type { Navigation } from "../../content/navigation.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Props of chrome components, which are rendered once per document. */
export interface ChromeProps {
  navigation: Navigation;
  locale: Locale;
  route: PageRoute;
  /** Whether another locale is enabled. */
  hasOtherLocale: boolean;
}

type Tag = "header" | "nav" | "footer";

interface ChromeElementProps<As extends Tag> {
  as: As;
  html: string;
}

/** An element of the chrome. On client-side navigation only effects update its content. */
export function ChromeElement<As extends Tag>({
  as,
  html,
  ...attributes
}: ChromeElementProps<As> & ComponentPropsWithoutRef<As> & { [data: `data-${string}`]: unknown }) {
  const Element: Tag = as;
  return (
    <Element
      {...attributes}
      // The HTML is only used if hydration fails and React renders the document again.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
