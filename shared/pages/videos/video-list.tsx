import { Summary } from "../../blocks/breakable-text/summary.tsx";
import { Card } from "../../blocks/card/card.tsx";
import { Grid } from "../../blocks/card/grid.tsx";
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
        <h2 className={`${styles.kind} title-4 ruled`} id="films">
          {t("films")}
        </h2>
        <Videos videos={films} as="h3" columns={2} />
      </section>
      <section aria-labelledby="clips">
        <h2 className={`${styles.kind} title-4 ruled`} id="clips">
          {t("clips")}
        </h2>
        <Videos videos={clips} as="h3" />
      </section>
    </>
  );
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
        <li key={video.id}>
          <Card
            item={video}
            as={as}
            label={<PublishDate className="label" item={video} />}
            picture={<VideoPoster video={video} sizes="(width > 970px) 40rem, 92vw" />}
          >
            <Summary className="summary note" text={video.summary} />
          </Card>
        </li>
      ))}
    </Grid>
  );
}
