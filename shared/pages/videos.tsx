import { itemKey } from "../content/item-key.ts";
import type { ContentCard, ContentPage } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { ItemCount } from "../layouts/page-layout.tsx";
import { PagedLayout, type PageItemsProps } from "../layouts/paged-layout.tsx";
import type { PagedListData } from "../loaders/paged-list.ts";
import { Summary, Title } from "../ui/breakable-text.tsx";
import { Card, columnSizes, Grid } from "../ui/card.tsx";
import { isExternal } from "../ui/link.tsx";
import { Picture, type PictureOptions } from "../ui/picture.tsx";
import { FILM_SECONDS, Player } from "../ui/player.tsx";
import { PublishDate } from "../ui/publish-date.tsx";
import styles from "./videos.module.css";

export default function VideosPage(data: PagedListData<ContentCard>) {
  return (
    <PagedLayout
      data={data}
      isCountInLead
      lead={({ items, total }) => <VideoLead items={items} total={total} />}
      types={["ItemList", "VideoObject"]}
    >
      {(list) => <VideoList {...list} />}
    </PagedLayout>
  );
}

/** The first video, as wide as the page, with a note that applies to all videos. */
export function VideoLead({ items, total }: Pick<ContentPage<ContentCard>, "items" | "total">) {
  const t = useMessages();
  const [video] = items;
  if (!video) return null;
  const areOwn = items.every(({ videoUrl }) => videoUrl && !isExternal(videoUrl));
  return (
    <article className={`${styles.lead} aside`}>
      <VideoPoster
        video={video}
        className={styles.poster}
        sizes="(width > 1440px) 90rem, 92vw"
        loading="first"
      />
      <div className={`${styles.text} stack`}>
        <PublishDate className="note" item={video} />
        <Title as="h2" className={styles.title} item={video} />
        <Summary className="summary" item={video} />
      </div>
      <p className={`${styles.all} stack note`}>
        <ItemCount total={total} /> {areOwn && <span>{t("footage")}</span>}
      </p>
    </article>
  );
}

/** The other videos of the page: first the films, then the clips. */
function VideoList({ items }: PageItemsProps) {
  const t = useMessages();
  const others = items.slice(1);
  const clips = others.filter(({ duration = FILM_SECONDS }) => duration < FILM_SECONDS);
  const films = others.filter((video) => !clips.includes(video));
  if (clips.length === 0 || films.length === 0) return <Videos videos={others} as="h2" />;
  const kinds = [
    { kind: "films", videos: films, columns: 2 },
    { kind: "clips", videos: clips, columns: 3 },
  ] as const;
  return kinds.map(({ kind, ...videos }) => (
    <section key={kind} className={styles.videos} aria-labelledby={kind}>
      <h2 className={`${styles.kind} title-4 ruled`} id={kind}>
        {t(kind)}
      </h2>
      <Videos {...videos} as="h3" />
    </section>
  ));
}

interface VideosProps {
  videos: readonly ContentCard[];
  as: "h2" | "h3";
  columns?: 2 | 3;
}

function Videos({ videos, as, columns = 3 }: VideosProps) {
  return (
    <Grid columns={columns}>
      {videos.map((video) => (
        <li key={itemKey(video)}>
          <Card
            item={video}
            as={as}
            label={<PublishDate className="label" item={video} />}
            picture={<VideoPoster video={video} sizes={columnSizes[columns]} />}
          >
            <Summary className="summary note" item={video} />
          </Card>
        </li>
      ))}
    </Grid>
  );
}

interface VideoPosterProps extends PictureOptions {
  video: ContentCard;
}

/** The picture of a video. A click plays the video in place. */
function VideoPoster({ video, ...picture }: VideoPosterProps) {
  const { videoUrl, title, duration, hasTracks } = video;
  const poster = <Picture item={video} alt="" {...picture} />;
  if (!videoUrl) return poster;
  return (
    <Player src={videoUrl} title={title} duration={duration} hasTracks={hasTracks}>
      {poster}
    </Player>
  );
}
