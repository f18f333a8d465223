import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { holdingPercent } from "../i18n/numbers.ts";
import { Summary } from "../ui/breakable-text.tsx";
import { Card } from "../ui/card.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./investor.module.css";

/** The logos and holdings of investors, with links to their websites. */
export default function Investors({ items }: { items: readonly ContentCard[] }) {
  const t = useMessages();
  return (
    <Section id="holdings" title={t("holdings")} variant="below">
      <ul className={styles.wall}>
        {items.map((investor) => {
          const { imgUrl, image, value, subTitle } = investor;
          return (
            <li key={itemKey(investor)} id={chapterId(investor)}>
              <Card
                item={investor}
                href={investor.linkUrl}
                as="h3"
                picture={
                  imgUrl && (
                    <div className={styles.plate}>
                      <img
                        className={styles.logo}
                        src={imgUrl}
                        alt=""
                        loading="lazy"
                        width={image?.width ?? 240}
                        height={image?.height ?? 80}
                      />
                    </div>
                  )
                }
              >
                {value !== undefined && (
                  <p className={styles.holding}>
                    {t("holding", { percent: holdingPercent(value) })}
                  </p>
                )}
                {subTitle && <p className="label">{subTitle}</p>}
                <Summary className="note" item={investor} />
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
