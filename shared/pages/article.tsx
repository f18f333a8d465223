import { Fragment, use } from "react";
import { factsOf } from "../content/facts.ts";
import { itemKey } from "../content/item-key.ts";
import { correctionTime } from "../content/last-change.ts";
import type { ContentItem } from "../content/types.ts";
import { formatDate, formatDateAndTime } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { AdjacentItemLinks } from "../items/adjacent-items.tsx";
import { FileLink } from "../items/file-link.tsx";
import { Prose } from "../items/prose.tsx";
import { ShareRow } from "../items/share-row.tsx";
import { UnnamedPageLayout } from "../layouts/page-layout.tsx";
import type { ArticleData } from "../loaders/item.ts";
import { hasCover, sceneOf } from "../media-urls/picture-addresses.ts";
import { DocumentContext, usePage, usePageAddress } from "../rendering/contexts.tsx";
import { ItemMeta } from "../seo/item-meta.tsx";
import { PageSeo } from "../seo/page-meta.tsx";
import { Title } from "../ui/breakable-text.tsx";
import { Facts } from "../ui/fact.tsx";
import { isUpright, Picture } from "../ui/picture.tsx";
import styles from "./article.module.css";

export default function ArticlePage({ item, adjacentItems }: ArticleData) {
  return (
    <UnnamedPageLayout item={item}>
      {/* The title and the canonical address. `ItemMeta` below has everything that is made from the item's text. */}
      <PageSeo subject={item.title} type="article" item={item} />
      {/* All articles share a route. The key resets the state when another article is opened. */}
      <Fragment key={itemKey(item)}>
        <Article item={item} />
        <AdjacentItemLinks item={item} adjacent={adjacentItems} />
      </Fragment>
      <ItemMeta item={item} types={["NewsArticle"]} />
    </UnnamedPageLayout>
  );
}

/**
 * The `sizes` of the picture above the text. The picture is usually as wide as the text. If the text has headings, the
 * picture is as wide as the page. A cover is narrow.
 */
const SIZES = "(width > 970px) min(60vw, 60rem), 90vw";
const SIZES_OF_PAGE = "min(91vw, 90rem)";
const SIZES_OF_COVER = "clamp(6rem, 4.5rem + 6vw, 10rem)";

function sizesOf({ image, content }: ContentItem): string {
  if (isUpright(image)) return SIZES_OF_COVER;
  return content.includes("<h2") ? SIZES_OF_PAGE : SIZES;
}

/** A complete item. Its title is the page's `h1`. */
function Article({ item }: { item: ContentItem }) {
  const t = useMessages();
  const { route } = usePage();
  const { origin } = use(DocumentContext);
  const address = usePageAddress();
  const { content, imgUrl, source, subTitle, title } = item;
  return (
    // In print, the address of each link is shown. For links within the site, the style sheet adds the origin to the
    // path.
    <article className={styles.article} style={{ "--origin": `"${origin}"` }}>
      <header className={styles.head}>
        {route.isMediaReport && source && (
          <p className={styles.medium}>
            <span className="visually-hidden">{t("source", { source: "" })}</span>
            {source}
          </p>
        )}
        <Title as="h1" item={item} />
        {/* The subtitle is left out if the title contains it, as with the grade of a rating. */}
        {subTitle && !title.includes(subTitle) && (
          <p className={`${styles.subTitle} title-3`}>{subTitle}</p>
        )}
      </header>
      <Byline item={item} />
      <div className={styles.body}>
        {/* The picture is left out if the body contains the same picture. */}
        {imgUrl !== undefined && !content.includes(sceneOf(imgUrl)) && (
          <Picture
            className={styles.picture}
            item={item}
            sizes={sizesOf(item)}
            isWhole={hasCover(item)}
          />
        )}
        <Prose item={item} level={2} />
        <FileLink item={item} />
        <p className={styles.printed}>
          {t("pageAddress")}
          {address}
        </p>
        <ShareRow />
      </div>
    </article>
  );
}

function Byline({ item }: { item: ContentItem }) {
  const t = useMessages();
  const { locale, route } = usePage();
  const corrected = correctionTime(item);
  return (
    <div className={`${styles.byline} cluster note`}>
      {item.publishTime && (
        <p>
          <span className="visually-hidden">{t("publishedOn")} </span>
          <time dateTime={item.publishTime}>{formatDate(locale, item.publishTime)}</time>
        </p>
      )}
      {corrected && (
        <p>
          {t("updatedOn")} <time dateTime={corrected}>{formatDateAndTime(locale, corrected)}</time>
        </p>
      )}
      {item.source && !route.isMediaReport && <p>{t("source", { source: item.source })}</p>}
      {item.author && (
        <p>{t(route.isMediaReport ? "reporter" : "author", { author: item.author })}</p>
      )}
      <Facts className={styles.facts} facts={factsOf(item)} />
    </div>
  );
}
