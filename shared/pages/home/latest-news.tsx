import { Summary } from "../../blocks/breakable-text/summary.tsx";
import clamp from "../../blocks/clamp/clamp.module.css";
import { ItemLink } from "../../blocks/item-link/item-link.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import type { ContentCard } from "../../content/types.ts";
import { shortDate } from "../../i18n/dates.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { indexNameHref } from "../../routing/resolve.ts";
import { HomeSection } from "./home-section.tsx";
import styles from "./latest-news.module.css";

interface LatestNewsProps {
  items: ContentCard[];
  hrefOf: (item: ContentCard) => string | undefined;
}

/** The newest release with its picture, the next ones by title. */
export function LatestNews({ items, hrefOf }: LatestNewsProps) {
  const t = useMessages();
  const { locale } = usePage();
  const [lead, ...rest] = items;
  if (!lead) return null;
  return (
    <HomeSection
      titleId="news-title"
      number="03"
      title={t("latestNews")}
      action={{ name: t("allNews"), href: indexNameHref(locale, "PRESS RELEASES") }}
    >
      <div className={styles.news}>
        <article className={`${styles.lead} link-area`}>
          <Title item={lead} href={hrefOf(lead)} />
          <Summary className={`summary ${clamp.clamp}`} text={lead.summary} />
          <Picture className={styles.picture} item={lead} sizes="(width > 970px) 52rem, 92vw" />
        </article>
        <ol className={styles.list}>
          {rest.map((item) => (
            <li key={item.id}>
              <article className={`${styles.item} link-area`}>
                <Title item={item} href={hrefOf(item)} />
              </article>
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  );
}

function Title({ item, href }: { item: ContentCard; href: string | undefined }) {
  const { locale } = usePage();
  return (
    <>
      {item.publishTime && (
        <time className="label" dateTime={item.publishTime}>
          {shortDate(locale, item.publishTime)}
        </time>
      )}
      <h3 className={styles.title}>
        <ItemLink item={item} href={href} />
      </h3>
    </>
  );
}
