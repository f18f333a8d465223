import { use } from "react";
import { lastChange } from "../content/last-change.ts";
import type { ContentItem } from "../content/types.ts";
import { DocumentContext } from "../layouts/document-context.tsx";
import { usePage, usePagePath, usePageTitle } from "../layouts/page-context.tsx";
import { absolute } from "./absolute.ts";
import type { PageContent } from "./page-content.ts";
import { StructuredData } from "./structured-data.tsx";

interface PageAboutProps {
  /** Without the brand. */
  title: string;
  description: string;
  /** Of the canonical address. */
  query?: string;
  content: PageContent;
}

/** What the head, link previews and search engines are told of a page's content, once it is there. */
export function PageAbout({ title, description, query = "", content }: PageAboutProps) {
  const { edition, navigation, node, route } = usePage();
  const { origin } = use(DocumentContext);
  const name = usePageTitle();
  const path = usePagePath();
  const address = `${origin}${path}${query}`;
  const preview = `${origin}/previews${path}.png`;
  const page = { edition, navigation, node, route, name, title, description };
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:alt" content={title} />
      {content.item && <AboutItem item={content.item} />}
      {/* WeChat and QQ read these. React leaves them where they stand: they belong to the WebPage that <html> is. */}
      <meta itemProp="name" content={title} />
      <meta itemProp="description" content={description} />
      <meta itemProp="image" content={preview} />
      <StructuredData key={address} page={{ ...page, origin, address, preview, content }} />
    </>
  );
}

/** Pixels that link previews want of a picture at least. */
const LEAST_WIDTH = 600;

function AboutItem({ item }: { item: ContentItem }) {
  const { origin } = use(DocumentContext);
  const { route } = usePage();
  const section = usePageTitle();
  const { author, image, imgUrl, keywords = [], publishTime } = item;
  const changed = lastChange(item);
  return (
    <>
      {author && route.view === "article" && <meta name="author" content={author} />}
      {imgUrl && image && image.width >= LEAST_WIDTH && (
        <>
          <meta property="og:image" content={absolute(imgUrl, origin)} />
          <meta property="og:image:alt" content={item.title} />
        </>
      )}
      {route.view === "article" && (
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
