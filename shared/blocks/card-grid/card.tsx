import type { ContentCard } from "../../content/types.ts";
import { Summary } from "../breakable-text/summary.tsx";
import clamp from "../clamp/clamp.module.css";
import { ItemLink } from "../item-link/item-link.tsx";
import { Picture } from "../picture/picture.tsx";
import { PublishDate } from "../publish-date/publish-date.tsx";
import styles from "./card.module.css";

interface CardProps {
  item: ContentCard;
  href: string | undefined;
  /** Level of the title. */
  as?: "h2" | "h3";
  /** Without the summary. */
  isBrief?: boolean;
  /** Shown large. */
  isLead?: boolean;
  /** Of the picture. */
  sizes?: string | undefined;
}

const SIZES = "(width > 750px) 30vw, 6rem";

/** An item with date, title and summary, and its picture: a cell of the card grid. */
export function Card({ item, href, as: Title = "h2", isBrief, isLead, sizes = SIZES }: CardProps) {
  return (
    <article className={`${styles.card} link-area`} data-lead={isLead || undefined}>
      <div className={styles.text}>
        <PublishDate item={item} />
        <Title>
          <ItemLink item={item} href={href} />
        </Title>
        {!isBrief && <Summary className={clamp.clamp} text={item.summary} />}
      </div>
      <Picture
        className={`${styles.picture} zoom`}
        item={item}
        sizes={sizes}
        loading={isLead ? "eager" : "near"}
      />
    </article>
  );
}
