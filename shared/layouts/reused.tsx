import { type ComponentPropsWithoutRef, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { DocumentContext, type ReusedPart } from "./document-context.tsx";
import { usePage } from "./page-context.tsx";

interface ReusedProps<Tag extends "header" | "nav"> {
  as: Tag;
  part: ReusedPart;
  children: ReactNode;
}

/**
 * An element that looks the same on page after page: the server takes its markup
 * from the last time, the browser hydrates the same elements.
 */
export function Reused<Tag extends "header" | "nav">({
  as,
  part,
  children,
  ...attributes
}: ReusedProps<Tag> & ComponentPropsWithoutRef<Tag> & { "data-header"?: "" }) {
  const Element: "header" | "nav" = as;
  const { reusedMarkup } = use(DocumentContext);
  const page = usePage();
  const { pathname } = useLocation();
  if (!reusedMarkup) return <Element {...attributes}>{children}</Element>;
  const markup = { __html: reusedMarkup(part, page, pathname) };
  return <Element {...attributes} dangerouslySetInnerHTML={markup} />;
}
