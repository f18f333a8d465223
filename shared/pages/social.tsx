import { itemAddress, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { PagedLayout } from "../layouts/paged-layout.tsx";
import type { PagedListData } from "../loaders/paged-list.ts";
import { Card, Grid } from "../ui/card.tsx";
import { Picture } from "../ui/picture.tsx";
import { PublishDate } from "../ui/publish-date.tsx";
import styles from "./social.module.css";
import "../ui/zoom.css";

/** Posts, each with its first sentence and the name of the account. A first post with a picture is large. */
export default function SocialPage(data: PagedListData<ContentCard>) {
  return (
    <PagedLayout data={data}>
      {({ items }) => (
        <Grid className={styles.posts}>
          {items.map((post, index) => (
            <li key={itemKey(post)}>
              <Post post={post} isLarge={index === 0 && post.imgUrl !== undefined} />
            </li>
          ))}
        </Grid>
      )}
    </PagedLayout>
  );
}

function Post({ post, isLarge }: { post: ContentCard; isLarge: boolean }) {
  const { author, source, keywords = [] } = post;
  return (
    <Card
      item={post}
      href={itemAddress(post)}
      size={isLarge ? "large" : "medium"}
      label={
        <p className={`${styles.account} cluster caption`}>
          <PublishDate item={post} /> <b>{author}</b> <span>{source}</span>
        </p>
      }
      summaryOf={post}
      picture={
        isLarge && (
          <Picture
            className="zoom"
            item={post}
            sizes="(width > 970px) min(60vw, 59rem), (width > 750px) min(44vw, 44rem), 90vw"
            loading="eager"
          />
        )
      }
    >
      {keywords.length > 0 && (
        <p className="label">
          {keywords.map((topic) => `#${topic.replace(/[\s-]/g, "")}`).join(" ")}
        </p>
      )}
    </Card>
  );
}
