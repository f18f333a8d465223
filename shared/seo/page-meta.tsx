import { use } from "react";
import { lastChange } from "../content/last-change.ts";
import type { ContentItem } from "../content/types.ts";
import { DocumentContext } from "../page/document-context.tsx";
import type { PageContent } from "../page/page-content.ts";
import { usePage, usePagePath, usePageTitle } from "../page/page-context.tsx";
import { views } from "../routing/views.ts";
import { type SharePicture, sharePicture } from "./share-picture.ts";
import { StructuredData } from "./structured-data.tsx";

interface PageMetaProps {
  /** Without the brand. */
  title: string;
  description: string;
  /** Of the canonical address. */
  query?: string;
  content: PageContent;
}

/** What the head, link previews and search engines are told of a page's content, once it is there. */
export function PageMeta({ title, description, query = "", content }: PageMetaProps) {
  const { locale, navigation, node, route } = usePage();
  const { origin } = use(DocumentContext);
  const name = usePageTitle();
  const path = usePagePath();
  const address = `${origin}${path}${query}`;
  const picture = sharePicture({ origin, locale, route }, content.item);
  const page = { locale, navigation, node, route, name, title, description };
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <PictureMeta picture={picture} />
      {content.item && <ItemMeta item={content.item} />}
      {/* WeChat and QQ read these. React leaves them where they stand: they belong to the WebPage that <html> is. */}
      <meta itemProp="name" content={title} />
      <meta itemProp="description" content={description} />
      <meta itemProp="image" content={picture.url} />
      <StructuredData
        key={address}
        page={{ ...page, origin, address, picture: picture.url, content }}
      />
    </>
  );
}

/** One picture alone: some who show links take the last of several. */
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

function ItemMeta({ item }: { item: ContentItem }) {
  const { route } = usePage();
  const section = usePageTitle();
  const isArticle = views[route.view].kind === "article";
  const { author, keywords = [], publishTime } = item;
  const changed = lastChange(item);
  return (
    <>
      {author && isArticle && <meta name="author" content={author} />}
      {isArticle && (
        <>
          {publishTime && <meta property="article:published_time" content={publishTime} />}
          {changed && <meta property="article:modified_time" content={changed} />}
          <meta property="article:section" content={section} />
          {[...new Set(keywords)].map((keyword) => (
            <meta key={keyword} property="article:tag" content={keyword} />
          ))}
        </>
      )}
    </>
  );
}
