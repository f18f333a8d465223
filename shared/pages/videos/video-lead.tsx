import { Title } from "../../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../../blocks/breakable-text/summary.tsx";
import { isExternal } from "../../blocks/content-link/new-window.ts";
import { PublishDate } from "../../blocks/publish-date/publish-date.tsx";
import type { ContentCard } from "../../content/types.ts";
import { ItemCount } from "../../layouts/page/opening.tsx";
import { useMessages } from "../../page/page-context.tsx";
import styles from "./video-lead.module.css";
import { VideoPoster } from "./video-poster.tsx";

interface VideoLeadProps {
  items: readonly ContentCard[];
  total: number;
}

/** The first video of a page as wide as the page, with what is true of all of them. */
export function VideoLead({ items, total }: VideoLeadProps) {
  const t = useMessages();
  const [video] = items;
  if (!video) return null;
  const areOwn = items.every(({ videoUrl }) => videoUrl && !isExternal(videoUrl));
  return (
    <article className={styles.lead}>
      <div className={styles.text}>
        <PublishDate className="note" item={video} />
        <Title as="h2" className={styles.title} item={video} />
        <Summary className="summary" text={video.summary} />
      </div>
      <p className={`${styles.all} note`}>
        <ItemCount total={total} />
        {areOwn && <span>{t("footage")}</span>}
      </p>
      <VideoPoster
        video={video}
        className={styles.poster}
        sizes="(width > 1440px) 90rem, 92vw"
        loading="first"
      />
    </article>
  );
}
