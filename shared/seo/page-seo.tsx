import { use } from "react";
import { useLocation } from "react-router";
import { languageTag, localPath, otherEdition, pathPrefix } from "../i18n/editions.ts";
import { DocumentContext } from "../layouts/document-context.tsx";
import { usePage, usePageTitle } from "../layouts/page-context.tsx";
import { site } from "../site.ts";

interface PageSeoProps {
  /** The page's own title; its node's name otherwise. */
  title?: string;
  description?: string | undefined;
  /** The page of a list that is really shown. */
  page?: number;
  /** Errors and search results stay out of indexes. */
  noIndex?: boolean;
}

/** The page's entries in `<head>`; React lifts them there and replaces them on navigation. */
export function PageSeo({ title, description, page = 1, noIndex = false }: PageSeoProps) {
  const { edition } = usePage();
  const pageTitle = usePageTitle();
  return (
    <>
      <title>{`${title ?? pageTitle} - ${site.name[edition]}`}</title>
      <meta name="description" content={description ?? site.description[edition]} />
      {noIndex ? <meta name="robots" content="noindex" /> : <Addresses page={page} />}
    </>
  );
}

function Addresses({ page }: { page: number }) {
  const { edition, hasOtherEdition, route } = usePage();
  const { origin } = use(DocumentContext);
  const { pathname } = useLocation();
  const query = page > 1 ? `?page=${page}` : "";
  const other = otherEdition(edition);
  // An item belongs to one edition only.
  const hasAlternate = hasOtherEdition && route.parent === undefined;
  const otherPath = localPath(other, pathname.slice(pathPrefix[edition].length));
  return (
    <>
      <link rel="canonical" href={`${origin}${pathname}${query}`} />
      {hasAlternate && (
        <link rel="alternate" hrefLang={languageTag[other]} href={`${origin}${otherPath}`} />
      )}
    </>
  );
}
