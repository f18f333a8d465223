import { use } from "react";
import { site } from "../brand/site.ts";
import { lastChange } from "../content/last-change.ts";
import type { ContentCard, ContentItem } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { type Locale, openGraphLocale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";
import { DocumentContext, usePage, usePageAddress, usePageTitle } from "../rendering/contexts.tsx";
import {
  type PageContent,
  type SchemaType,
  StructuredData,
} from "../rendering/structured-data.tsx";
import { detailVersions } from "../routing/addresses.ts";
import { alternatesOf, versionsIn } from "./alternates.ts";
import { listMetaDescription } from "./meta-description.ts";
import { type SharePicture, sharePicture } from "./share-picture.ts";

interface PageSeoProps extends Omit<TitleParts, "name"> {
  /** Used instead of the page's name. */
  name?: string;
  /** The page's type for Open Graph. */
  type?: "website" | "article" | "profile";
  /** Set for search results and empty pages. Such pages have no canonical address either. */
  noIndex?: boolean;
  /** Set if a list has a page size other than the default. The page is not indexed, but its links are followed. */
  isVariant?: boolean;
  /**
   * Set if the canonical address is known only after the content has loaded. The layout then renders a
   * {@link CanonicalLink} with the content.
   */
  isAddressDeferred?: boolean;
  /** The item on a detail page. */
  item?: ContentCard;
}

/**
 * Elements of the head that are known before the page's content. React moves them into the head and replaces them on
 * navigations. {@link PageMeta} contains the elements that depend on the content, and worker/ssr/document-head.tsx the
 * elements that never change.
 */
export function PageSeo({
  type = "website",
  noIndex = false,
  isVariant = false,
  isAddressDeferred = false,
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
      {!noIndex && !isAddressDeferred && <CanonicalLink item={item} />}
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

/** The canonical address, and links to the page in other locales. */
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

/**
 * Links to the page in other locales. Only the first page of a list has them, because later pages contain different
 * items in other locales.
 */
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

/** The path of the page in each locale that has the page. The map is empty if these locales are unknown. */
function useVersions(item: ContentCard | undefined): ReadonlyMap<Locale, string> {
  const { locale, route } = usePage();
  const { locales, partialRoutes } = use(DocumentContext);
  if (item) return detailVersions(locale, route, item, locales);
  if (route.parent !== undefined || !partialRoutes) return new Map();
  return versionsIn(partialRoutes[route.name] ?? locales, `/${route.path}`);
}

interface PageMetaProps {
  /** The title without the brand. */
  title: string;
  description: string;
  /** The query of the canonical address. */
  query?: string;
  content: PageContent;
  types?: readonly SchemaType[];
}

/** Metadata and structured data that depend on a page's content. They are rendered when the content has loaded. */
export function PageMeta({ title, description, query = "", content, types = [] }: PageMetaProps) {
  const { locale, navigation, node, route } = usePage();
  const { origin } = use(DocumentContext);
  const name = usePageTitle();
  const address = usePageAddress() + query;
  const picture = sharePicture({ origin, locale, route }, content.item);
  const page = { locale, navigation, node, route, name, title, description };
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <PictureMeta picture={picture} />
      {content.item && types.includes("NewsArticle") && <ArticleMeta item={content.item} />}
      {/* WeChat and QQ read these elements. React does not move them, because they are properties of the WebPage
          that <html> declares. */}
      <meta itemProp="name" content={title} />
      <meta itemProp="description" content={description} />
      <meta itemProp="image" content={picture.url} />
      <StructuredData
        key={address}
        page={{ ...page, origin, address, picture: picture.url, content, types }}
      />
    </>
  );
}

/** The metadata of exactly one picture, because some link previews use the last of several pictures. */
function PictureMeta({ picture: { url, width, height, type, alt } }: { picture: SharePicture }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:type" content={type} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}

function ArticleMeta({ item }: { item: ContentItem }) {
  const section = usePageTitle();
  const { author, keywords = [], publishTime } = item;
  const changed = lastChange(item);
  return (
    <>
      {author && <meta name="author" content={author} />}
      {publishTime && <meta property="article:published_time" content={publishTime} />}
      {changed && <meta property="article:modified_time" content={changed} />}
      <meta property="article:section" content={section} />
      {[...new Set(keywords)].map((keyword) => (
        <meta key={keyword} property="article:tag" content={keyword} />
      ))}
    </>
  );
}

interface ListMetaProps extends Omit<PageContent, "item"> {
  items: readonly ContentCard[];
  /** The number of the page of the list. */
  number?: number;
  /** The name of the selected group, unless it is the first group. In lists with filters, the selected values. */
  group?: string | undefined;
  query?: string;
  types?: readonly SchemaType[];
  /** The text that describes the page, if there is one. */
  words?: string;
}

/** The metadata of a page with several items, made from the page's name and the items' titles or texts. */
export function ListMeta({
  items,
  number = 1,
  group,
  query = "",
  types = [],
  words,
  ...more
}: ListMetaProps) {
  const t = useMessages();
  const { locale } = usePage();
  const page = usePageTitle();
  const values = { page, number, group: group ?? "", name: site.name[locale] };
  const name = group ? t("metaGroup", values) : t(number > 1 ? "metaNumber" : "metaPage", values);
  return (
    <PageMeta
      title={titleOf(locale, { subject: group, name: page, number })}
      description={listMetaDescription(locale, { name, words, items })}
      query={query}
      content={{ items, ...more }}
      types={types}
    />
  );
}

export interface TitleParts {
  /** The name of the page's node or route. */
  name: string;
  /** The title of the page's item, the name of its group, the selected values of its filters, or its keyword. */
  subject?: string | undefined;
  /** The number of the page in a list. Page 1 has no number in its title. */
  number?: number | undefined;
}

/** Returns the title without the brand: `名称 - 第 2 页`. */
export function titleOf(locale: Locale, { subject, name, number = 1 }: TitleParts): string {
  const page = number > 1 && message(locale, "pageNumber", { page: number });
  return [subject, name, page].filter(Boolean).join(SEPARATOR);
}

/** Returns the title with the brand, for `<title>`. */
export function documentTitle(locale: Locale, parts: TitleParts): string {
  return titleOf(locale, parts) + SEPARATOR + site.name[locale];
}

export const SEPARATOR = " - ";
