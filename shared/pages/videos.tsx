import { Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../blocks/breakable-text/summary.tsx";
import grid from "../blocks/card-grid/tile-grid.module.css";
import { isExternal } from "../blocks/content-link/new-window.ts";
import { FILM_SECONDS } from "../blocks/player/player.tsx";
import { VideoPoster } from "../blocks/player/video-poster.tsx";
import { PublishDate } from "../blocks/publish-date/publish-date.tsx";
import type { ContentCard } from "../content/types.ts";
import { ItemCount } from "../layouts/page/opening.tsx";
import { type PagedListData, PagedPage } from "../layouts/page/paged-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import type { PageItemsProps } from "../page/view-props.ts";
import styles from "./videos.module.css";

export default function VideosPage(data: PagedListData<ContentCard>) {
  return (
    <PagedPage
      data={data}
      lead={({ items, total }) => <VideoLead items={items} total={total} />}
      types={["ItemList", "VideoObject"]}
    >
      {(list) => <VideoList {...list} />}
    </PagedPage>
  );
}

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
            <div className={styles.videoListText}>
              <PublishDate className="label" item={video} />
              <Title as={as} className={styles.videoListTitle} item={video} />
              <Summary className="summary note" text={video.summary} />
            </div>
            <VideoPoster
              video={video}
              className={styles.videoListPoster}
              sizes="(width > 1000px) 40rem, 92vw"
            />
          </article>
        </li>
      ))}
    </ul>
  );
}
