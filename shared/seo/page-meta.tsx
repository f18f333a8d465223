import { use } from "react";
import { site } from "../brand/site.ts";
import { lastChange } from "../content/last-change.ts";
import type { ContentCard, ContentItem } from "../content/types.ts";
import type { PageContent, SchemaType } from "../document/described-page.ts";
import { DocumentContext } from "../document/document-context.tsx";
import { usePage, usePageAddress, usePageTitle } from "../document/page-context.tsx";
import { useMessages } from "../i18n/locale-context.tsx";
import { listMetaDescription } from "./meta-description.ts";
import { type SharePicture, sharePicture } from "./share-picture.ts";
import { StructuredData } from "./structured-data.tsx";
import { titleOf } from "./title.ts";

interface PageMetaProps {
  /** The title without the brand. */
  title: string;
  description: string;
  /** Query of the canonical address. */
  query?: string;
  content: PageContent;
  types?: readonly SchemaType[];
}

/** Metadata and structured data that depend on a page's content. They are rendered once it has loaded. */
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
      {/* WeChat and QQ read these. React leaves them here, because they are properties of <html>'s WebPage. */}
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

/** Exactly one picture, because some link previews use the last of several. */
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
  /** Number of the page of the list. */
  number?: number;
  /** Name of the selected group, unless it is the first. */
  group?: string | undefined;
  query?: string;
  types?: readonly SchemaType[];
  /** The text that describes the page, if it has one. */
  words?: string;
}

/** Metadata of a page with several items, from its name and their titles or texts. */
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
