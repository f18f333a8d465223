import { type ComponentPropsWithoutRef, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { DocumentContext, type ReusedPart } from "./document-context.tsx";
import { usePage } from "./page-context.tsx";

type Tag = "header" | "nav" | "div";

interface ReusedProps<As extends Tag> {
  as: As;
  part: ReusedPart;
  children: ReactNode;
}

/**
 * An element that looks the same on page after page: the server takes its markup
 * from the last time, the browser hydrates the same elements. What is in it may
 * depend on nothing but the page's edition, navigation and route.
 */
export function Reused<As extends Tag>({
  as,
  part,
  children,
  ...attributes
}: ReusedProps<As> & ComponentPropsWithoutRef<As> & { [data: `data-${string}`]: unknown }) {
  const Element: Tag = as;
  const { reusedMarkup } = use(DocumentContext);
  const page = usePage();
  const { pathname } = useLocation();
  if (!reusedMarkup) return <Element {...attributes}>{children}</Element>;
  const markup = { __html: reusedMarkup({ part, page, pathname, content: children }) };
  return <Element {...attributes} dangerouslySetInnerHTML={markup} />;
}
