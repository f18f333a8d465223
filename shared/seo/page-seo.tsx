import { use } from "react";
import type { ContentCard } from "../content/types.ts";
import { DocumentContext } from "../document/document-context.tsx";
import { usePage, usePageAddress, usePageTitle } from "../document/page-context.tsx";
import { type Locale, openGraphLocale } from "../i18n/locales.ts";
import { detailVersions } from "../routing/resolve.ts";
import { alternatesOf, versionsIn } from "./alternates.ts";
import { documentTitle, type TitleParts } from "./title.ts";

interface PageSeoProps extends Omit<TitleParts, "name"> {
  /** Overrides the page's name. */
  name?: string;
  /** Open Graph type. */
  type?: "website" | "article" | "profile";
  /** Set for search results and empty pages, which then have no canonical address, either. */
  noIndex?: boolean;
  /** Set for a list with another page size: it is not indexed, but its links are followed. */
  isVariant?: boolean;
  /** Set if the list renders its canonical address itself, once the page shown is known. */
  hasOwnCanonicalLink?: boolean;
  /** The item that a detail page is about. */
  item?: ContentCard;
}

/**
 * Elements of the head that are known before a page's content. React moves them to the head, and replaces them on
 * navigation. page-meta.tsx has those that depend on the content, worker/ssr/document-head.tsx those that never
 * change.
 */
export function PageSeo({
  type = "website",
  noIndex = false,
  isVariant = false,
  hasOwnCanonicalLink = false,
  item,
  ...title
}: PageSeoProps) {
  const { locale } = usePage();
  const name = usePageTitle();
  return (
    <>
      <title>{documentTitle(locale, { name, ...title })}</title>
      <meta name="robots" content={robots({ noIndex, isVariant })} />
      <meta property="og:type" content={type} />
      {!noIndex && !hasOwnCanonicalLink && <CanonicalLink item={item} />}
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

interface CanonicalLinkProps {
  query?: string;
  item?: ContentCard | undefined;
}

/** The canonical address, and the alternates in other locales. */
export function CanonicalLink({ query = "", item }: CanonicalLinkProps) {
  const address = usePageAddress() + query;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {query === "" && <Alternates item={item} />}
    </>
  );
}

/** The versions in other locales. Later pages of lists have none, because they show other items there. */
function Alternates({ item }: Pick<CanonicalLinkProps, "item">) {
  const { locale } = usePage();
  const { origin } = use(DocumentContext);
  const versions = useVersions(item);
  const others = versions.size > 1 ? [...versions.keys()].filter((each) => each !== locale) : [];
  return (
    <>
      {alternatesOf(versions).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + path} />
      ))}
      {others.map((each) => (
        <meta key={each} property="og:locale:alternate" content={openGraphLocale(each)} />
      ))}
    </>
  );
}

/** Paths of the page in each locale that has it, or none if that is unknown. */
function useVersions(item: ContentCard | undefined): ReadonlyMap<Locale, string> {
  const { locale, route } = usePage();
  const { locales, partialRoutes } = use(DocumentContext);
  if (item) return detailVersions(locale, route, item, locales);
  if (route.parent !== undefined || !partialRoutes) return new Map();
  return versionsIn(partialRoutes[route.name] ?? locales, `/${route.path}`);
}
