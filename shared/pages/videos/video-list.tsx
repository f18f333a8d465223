import { Title } from "../../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../../blocks/breakable-text/summary.tsx";
import grid from "../../blocks/card-grid/tile-grid.module.css";
import { PublishDate } from "../../blocks/publish-date/publish-date.tsx";
import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import type { PageItemsProps } from "../../page/view-props.ts";
import { FILM_SECONDS } from "./player.tsx";
import styles from "./video-list.module.css";
import { VideoPoster } from "./video-poster.tsx";

/** The videos below the one that the page opens with: films, then clips. */
export function VideoList({ items }: PageItemsProps) {
  const t = useMessages();
  const others = items.slice(1);
  const clips = others.filter(({ duration = FILM_SECONDS }) => duration < FILM_SECONDS);
  const films = others.filter((video) => !clips.includes(video));
  if (clips.length === 0 || films.length === 0) return <Videos videos={others} as="h2" />;
  return (
    <>
      <section className={styles.films} aria-labelledby="films">
        <h2 id="films">{t("films")}</h2>
        <Videos videos={films} as="h3" />
      </section>
      <section aria-labelledby="clips">
        <h2 id="clips">{t("clips")}</h2>
        <Videos videos={clips} as="h3" />
      </section>
    </>
  );
}

interface VideosProps {
  videos: readonly ContentCard[];
  as: "h2" | "h3";
}

function Videos({ videos, as }: VideosProps) {
  return (
    <ul className={`${grid.tiles} ${styles.videos}`}>
      {videos.map((video) => (
        <li key={video.id}>
          <article className={styles.card}>
            <div className={styles.text}>
              <PublishDate className="label" item={video} />
              <Title as={as} className={styles.title} item={video} />
              <Summary className="summary note" text={video.summary} />
            </div>
            <VideoPoster
              video={video}
              className={styles.poster}
              sizes="(width > 1000px) 40rem, 92vw"
            />
          </article>
        </li>
      ))}
    </ul>
  );
}
