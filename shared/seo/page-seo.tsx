import { use } from "react";
import { languageTag, locales, localPath } from "../i18n/locales.ts";
import { DocumentContext } from "../page/document-context.tsx";
import { usePage, usePagePath, usePageTitle } from "../page/page-context.tsx";
import { documentTitle, type TitleParts } from "./title.ts";

interface PageSeoProps extends Omit<TitleParts, "name"> {
  /** In place of the page's own name. */
  name?: string;
  /** Kind of page (Open Graph). */
  type?: "website" | "article" | "profile";
  /** What is nobody's to find, search results and pages with nothing on them, has no address to name. */
  noIndex?: boolean;
  /** Another cut of a list stays out of indexes too, but is followed. */
  isVariant?: boolean;
  /** Lists name their canonical address once they know which page is shown. */
  hasOwnAddress?: boolean;
}

/**
 * What the head can tell before a page's content is there; React lifts it
 * there and replaces it on navigation. What needs the content is in
 * page-meta.tsx; what no navigation changes, in worker/ssr/document-head.tsx.
 */
export function PageSeo({
  type = "website",
  noIndex = false,
  isVariant = false,
  hasOwnAddress = false,
  ...title
}: PageSeoProps) {
  const { locale } = usePage();
  const name = usePageTitle();
  return (
    <>
      <title>{documentTitle(locale, { name, ...title })}</title>
      <meta name="robots" content={robots({ noIndex, isVariant })} />
      <meta property="og:type" content={type} />
      {!noIndex && !hasOwnAddress && <PageAddress />}
    </>
  );
}

function robots({ noIndex, isVariant }: Pick<PageSeoProps, "noIndex" | "isVariant">): string {
  if (noIndex) return "noindex";
  return isVariant ? "noindex, follow" : "max-image-preview:large, max-snippet:-1";
}

/** The head of an error in a page's place. */
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

/** The one address of what is really shown, and the other edition's where it has the same page. */
export function PageAddress({ query = "" }: { query?: string }) {
  const { origin } = use(DocumentContext);
  const address = `${origin}${usePagePath()}${query}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {query === "" && <Alternates />}
    </>
  );
}

/** An item belongs to one edition, and lists differ from their second page on. */
function Alternates() {
  const { locale, route } = usePage();
  const { origin, inOneLocale } = use(DocumentContext);
  if (route.parent !== undefined || !inOneLocale || inOneLocale.includes(route.name)) return null;
  const address = (each: (typeof locales)[number]) => origin + localPath(each, `/${route.path}`);
  return (
    <>
      {locales.map((each) => (
        <link key={each} rel="alternate" hrefLang={languageTag[each]} href={address(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address("zh")} />
      <meta property="og:locale:alternate" content={locale === "zh" ? "en_US" : "zh_CN"} />
    </>
  );
}
