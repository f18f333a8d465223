import { use } from "react";
import { languageTag, localPath, otherEdition } from "../i18n/editions.ts";
import { DocumentContext } from "../layouts/document-context.tsx";
import { usePage, usePagePath, usePageTitle } from "../layouts/page-context.tsx";
import { site } from "../site.ts";

interface PageSeoProps {
  /** The page's own title; its node's name otherwise. */
  title?: string;
  description?: string | undefined;
  /** Errors and search results stay out of indexes. */
  noIndex?: boolean;
  /** Lists name their canonical address once they know which page is shown. */
  hasOwnCanonical?: boolean;
}

/** The page's entries in `<head>`; React lifts them there and replaces them on navigation. */
export function PageSeo({
  title,
  description,
  noIndex = false,
  hasOwnCanonical = false,
}: PageSeoProps) {
  const { edition } = usePage();
  const pageTitle = usePageTitle();
  return (
    <>
      <title>{`${title ?? pageTitle} - ${site.name[edition]}`}</title>
      <meta name="description" content={description ?? site.description[edition]} />
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && !hasOwnCanonical && <Canonical />}
      {!noIndex && <Alternate />}
    </>
  );
}

/** The one address of the page that is really shown; page 1 has no number (contract section 4). */
export function Canonical({
  page = 1,
  query = page > 1 ? `?page=${page}` : "",
}: {
  page?: number;
  query?: string;
}) {
  const { origin } = use(DocumentContext);
  return <link rel="canonical" href={`${origin}${usePagePath()}${query}`} />;
}

/** The other edition's page; an item belongs to one edition only. */
function Alternate() {
  const { edition, hasOtherEdition, route } = usePage();
  const { origin } = use(DocumentContext);
  if (!hasOtherEdition || route.parent !== undefined) return null;
  const other = otherEdition(edition);
  const href = `${origin}${localPath(other, `/${route.path}`)}`;
  return <link rel="alternate" hrefLang={languageTag[other]} href={href} />;
}
