import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { Summary } from "../ui/breakable-text.tsx";
import { Card } from "../ui/card.tsx";
import styles from "./investor.module.css";

/** The holdings and logos of investors, with links to their websites. */
export default function Investors({ items }: { items: readonly ContentCard[] }) {
  return (
    <ul className={styles.wall}>
      {items.map((investor) => {
        const { imgUrl, image, value, subTitle, summary } = investor;
        return (
          <li key={itemKey(investor)} id={chapterId(investor)}>
            <Card
              item={investor}
              href={investor.linkUrl}
              isRuled
              picture={
                (imgUrl || value !== undefined) && (
                  <div className={styles.holding}>
                    {value !== undefined && <p className="title-3">{value.toFixed(2)}%</p>}
                    {imgUrl && (
                      <img
                        className={styles.logo}
                        src={imgUrl}
                        alt=""
                        loading="lazy"
                        width={image?.width ?? 240}
                        height={image?.height ?? 80}
                      />
                    )}
                  </div>
                )
              }
            >
              {subTitle && <p className="label">{subTitle}</p>}
              <Summary className="note" text={summary} />
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
