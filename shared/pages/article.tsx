import { Fragment, use } from "react";
import { factsOf } from "../content/facts.ts";
import { itemKey } from "../content/item-key.ts";
import { correctionTime } from "../content/last-change.ts";
import type { ContentItem } from "../content/types.ts";
import { formatDate, formatDateAndTime } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { FileLink } from "../items/file-link.tsx";
import { Prose } from "../items/prose.tsx";
import { UnnamedPageLayout } from "../layouts/page-layout.tsx";
import type { ArticleData } from "../loaders/item.ts";
import { hasCover, sceneOf } from "../media-urls/picture-addresses.ts";
import { DocumentContext, usePage, usePageAddress, usePagePath } from "../rendering/contexts.tsx";
import { qrCodeUrl } from "../routing/qr-code-url.ts";
import { ItemMeta } from "../seo/item-meta.tsx";
import { PageSeo } from "../seo/page-meta.tsx";
import { Title } from "../ui/breakable-text.tsx";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/fact.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { isUpright, Picture } from "../ui/picture.tsx";
import { AdjacentItemLinks } from "./adjacent-items.tsx";
import styles from "./article.module.css";

export default function ArticlePage({ item, adjacentItems }: ArticleData) {
  return (
    <UnnamedPageLayout item={item}>
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

/** The `sizes` of the picture above the text. In wide windows, a cover is beside the text. */
const SIZES = "(width > 970px) min(60vw, 60rem), 90vw";
const SIZES_OF_COVER = "16rem";

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
        {/* The picture is left out if the body contains the same one. */}
        {imgUrl !== undefined && !content.includes(sceneOf(imgUrl)) && (
          <Picture
            className={styles.picture}
            item={item}
            sizes={isUpright(item.image) ? SIZES_OF_COVER : SIZES}
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

/** The width and the height of the QR code, in pixels. */
const QR_SIZE = 168;

/** Options for sharing the page. client/effects/share.ts shows the options that the browser supports. */
export function ShareRow() {
  const t = useMessages();
  const address = usePageAddress();
  return (
    <div className={`${styles.row} cluster screen`} data-share={address}>
      <ul className={`${styles.list} cluster`} aria-label={t("sharePage")}>
        <li className={styles.phone}>
          <QrCode />
        </li>
        <Action by="copy" icon="copy">
          {t("copyLink")}
        </Action>
        <Action by="sheet" icon="share">
          {t("share")}
        </Action>
      </ul>
      <p className={`${styles.status} note`} role="status" />
    </div>
  );
}

interface ActionProps {
  /** The action of client/effects/share.ts on a click. */
  by: "copy" | "sheet";
  icon: IconName;
  children: string;
}

function Action({ by, icon, children }: ActionProps) {
  return (
    <li className={`${styles.capability} ${styles[by]}`}>
      <Button
        as="button"
        variant="plain"
        className={styles.action}
        type="button"
        data-share-by={by}
      >
        <Icon name={icon} />
        {children}
      </Button>
    </li>
  );
}

/** The QR code of the page's address. The browser loads it when a visitor unfolds it. */
function QrCode() {
  const t = useMessages();
  const path = usePagePath();
  return (
    <details className={styles.qr}>
      <Button as="summary" variant="plain" className={styles.action}>
        <Icon name="qr" />
        {t("readOnPhone")}
      </Button>
      <img
        className={styles.code}
        src={qrCodeUrl(path)}
        alt={t("qrCode")}
        width={QR_SIZE}
        height={QR_SIZE}
        loading="lazy"
      />
      <p className={`${styles.address} label`}>{usePageAddress()}</p>
    </details>
  );
}
