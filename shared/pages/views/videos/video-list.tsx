import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { Summary } from "../../../components/breakable-text/summary.tsx";
import grid from "../../../components/card-grid/tile-grid.module.css";
import { isExternal } from "../../../components/content-link/new-window.ts";
import { Picture } from "../../../components/picture/picture.tsx";
import { PublishDate } from "../../../components/publish-date/publish-date.tsx";
import type { ContentCard } from "../../../content/types.ts";
import { useMessages } from "../../../page/page-context.tsx";
import type { PageItemsProps } from "../../../page/view-props.ts";
import { Player } from "./player.tsx";
import styles from "./video-list.module.css";

const SIZES = "(width > 970px) 45rem, 92vw";

/** Posters that play in place; on the first page the newest is large. */
export function VideoList({ items, isFirst }: PageItemsProps) {
  const t = useMessages();
  const areOwn = items.every(({ videoUrl }) => videoUrl && !isExternal(videoUrl));
  return (
    <>
      <ul className={`${grid.tiles} ${styles.videos}`} data-lead={isFirst || undefined}>
        {items.map((video) => (
          <li className={styles.video} key={video.id}>
            <Video video={video} />
          </li>
        ))}
      </ul>
      {areOwn && <p className={styles.note}>{t("footage")}</p>}
    </>
  );
}

function Video({ video }: { video: ContentCard }) {
  const poster = <Picture className={styles.poster} item={video} alt="" sizes={SIZES} />;
  return (
    <article className={styles.card}>
      <div className={styles.text}>
        <PublishDate className={styles.date} item={video} />
        <BreakableText
          as="h2"
          className={styles.title}
          text={video.title}
          breaks={video.titleBreaks}
        />
        <Summary className={styles.summary} text={video.summary} />
      </div>
      {video.videoUrl ? (
        <Player
          src={video.videoUrl}
          title={video.title}
          duration={video.duration}
          hasTracks={video.hasTracks}
        >
          {poster}
        </Player>
      ) : (
        poster
      )}
    </article>
  );
}
