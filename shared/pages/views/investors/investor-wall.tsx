import { ItemLink } from "../../../components/item-link/item-link.tsx";
import { Chapter } from "../../../components/story/chapter.tsx";
import type { ContentCard, ContentItem } from "../../../content/types.ts";
import styles from "./investor-wall.module.css";

/** Items with text as chapters, such as the listing, then logos that link to the investors' sites. */
export function InvestorPage({ items }: { items: ContentItem[] }) {
  const isChapter = ({ content, imgUrl }: ContentItem) => content !== "" && imgUrl === undefined;
  return (
    <>
      {items.filter(isChapter).map((item) => (
        <Chapter key={item.id} item={item} />
      ))}
      <InvestorWall items={items.filter((item) => !isChapter(item))} />
    </>
  );
}

function InvestorWall({ items }: { items: ContentCard[] }) {
  return (
    <ul className={styles.wall}>
      {items.map((investor) => (
        <li className={`${styles.tile} link-area`} key={investor.id}>
          {investor.imgUrl && (
            <div className={styles.logo}>
              <img
                src={investor.imgUrl}
                alt=""
                loading="lazy"
                width={investor.image?.width ?? 240}
                height={investor.image?.height ?? 96}
              />
            </div>
          )}
          <div className={styles.text}>
            {investor.subTitle && <p className={styles.kind}>{investor.subTitle}</p>}
            <h2 className={styles.name}>
              <ItemLink item={investor} href={investor.linkUrl} />
            </h2>
            {investor.summary && <p className={styles.summary}>{investor.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
