import { Card } from "../../blocks/card/card.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import { PublishDate } from "../../blocks/publish-date/publish-date.tsx";
import type { ContentCard } from "../../content/types.ts";
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
        <Card
          item={lead}
          href={hrefOf(lead)}
          as="h3"
          size="large"
          label={<PublishDate className="label" item={lead} />}
          summary={lead.summary}
          picture={<Picture item={lead} sizes="(width > 970px) 52rem, 92vw" />}
        />
        <ol className={styles.list}>
          {rest.map((item) => (
            <li key={item.id}>
              <Card
                item={item}
                href={hrefOf(item)}
                as="h3"
                label={<PublishDate className="label" item={item} />}
              />
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  );
}
