import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { Navigation } from "../../content/navigation.ts";
import type { Edition } from "../../i18n/editions.ts";
import type { PageRoute } from "../../routes/table.ts";

/**
 * The content of the site chrome. Only the server renders it (worker/ssr/chrome.tsx):
 * the browser hydrates the elements around it and leaves what is in them alone,
 * so neither its components nor its data are part of the client bundle.
 */
export interface Chrome {
  header: ChromeContent;
  quickLinks: ChromeContent;
  footer: ChromeContent;
}

/** HTML as it is, or what the server renders; parts of that may be streamed. */
type ChromeContent = { html: string } | { children: ReactNode };

/** All that a chrome component may depend on: it is rendered once and shown on many pages. */
export interface ChromeProps {
  navigation: Navigation;
  edition: Edition;
  route: PageRoute;
  /** Whether a language switch has somewhere to lead. */
  hasOtherEdition: boolean;
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
