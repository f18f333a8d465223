import { use } from "react";
import { openGraphLocale } from "../i18n/locales.ts";
import { DocumentContext } from "../page/document-context.tsx";
import { usePage, usePageAddress, usePageTitle } from "../page/page-context.tsx";
import { alternatesOf } from "./alternates.ts";
import { documentTitle, type TitleParts } from "./title.ts";

interface PageSeoProps extends Omit<TitleParts, "name"> {
  /** Overrides the page's name. */
  name?: string;
  /** Open Graph type. */
  type?: "website" | "article" | "profile";
  /** For search results and empty pages, which then have no canonical address. */
  noIndex?: boolean;
  /** A list with another page size: not indexed, but its links are followed. */
  isVariant?: boolean;
  /** Set if the list renders its canonical address itself, once the page shown is known. */
  hasOwnCanonicalLink?: boolean;
}

/**
 * Head elements available before a page's content; React hoists them and replaces
 * them on navigation. See page-meta.tsx for those that depend on the content and
 * worker/ssr/document-head.tsx for those that never change.
 */
export function PageSeo({
  type = "website",
  noIndex = false,
  isVariant = false,
  hasOwnCanonicalLink = false,
  ...title
}: PageSeoProps) {
  const { locale } = usePage();
  const name = usePageTitle();
  return (
    <>
      <title>{documentTitle(locale, { name, ...title })}</title>
      <meta name="robots" content={robots({ noIndex, isVariant })} />
      <meta property="og:type" content={type} />
      {!noIndex && !hasOwnCanonicalLink && <CanonicalLink />}
    </>
  );
}

function robots({ noIndex, isVariant }: Pick<PageSeoProps, "noIndex" | "isVariant">): string {
  if (noIndex) return "noindex";
  return isVariant ? "noindex, follow" : "max-image-preview:large, max-snippet:-1";
}

export function ErrorSeo({ title, description }: { title: string; description: string }) {
  const { locale } = usePage();
  return (
    <>
      <title>{documentTitle(locale, { name: title })}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The canonical address, and the alternates in other locales. */
export function CanonicalLink({ query = "" }: { query?: string }) {
  const address = usePageAddress() + query;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {query === "" && <Alternates />}
    </>
  );
}

/** Not for items, which belong to one locale, nor for later pages of lists, which differ. */
function Alternates() {
  const { locale, route } = usePage();
  const { origin, locales, partialRoutes } = use(DocumentContext);
  if (route.parent !== undefined || !partialRoutes) return null;
  const versions = partialRoutes[route.name] ?? locales;
  const others = versions.length > 1 ? versions.filter((each) => each !== locale) : [];
  return (
    <>
      {alternatesOf(versions, `/${route.path}`).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + path} />
      ))}
      {others.map((each) => (
        <meta key={each} property="og:locale:alternate" content={openGraphLocale(each)} />
      ))}
    </>
  );
}
