import { itemAddress, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { PagedLayout } from "../layouts/paged-layout.tsx";
import type { PagedListData } from "../loaders/paged-list.ts";
import { isFirstWithPicture } from "../media-urls/picture-addresses.ts";
import { Card, Grid } from "../ui/card.tsx";
import { Picture } from "../ui/picture.tsx";
import { PublishDate } from "../ui/publish-date.tsx";
import styles from "./social.module.css";
import "../ui/zoom.css";

/**
 * Posts, each with its first sentence and the name of the account. The first post is large if it has a picture. No
 * picture is shown twice.
 */
export default function SocialPage(data: PagedListData<ContentCard>) {
  return (
    <PagedLayout data={data}>
      {({ items }) => (
        <Grid className={styles.posts} ratio="2 / 1">
          {items.map((post, index) => (
            <li key={itemKey(post)}>
              <Post
                post={post}
                isLarge={index === 0 && post.imgUrl !== undefined}
                hasPicture={isFirstWithPicture(items, post)}
              />
            </li>
          ))}
        </Grid>
      )}
    </PagedLayout>
  );
}

interface PostProps {
  post: ContentCard;
  isLarge: boolean;
  hasPicture: boolean;
}

/** The `sizes` of the picture of a large post. */
const LARGE = "(width > 970px) min(60vw, 59rem), (width > 750px) min(44vw, 44rem), 90vw";
/** The `sizes` of the pictures of all posts that are not large. */
const SMALL = "(width > 970px) min(29vw, 29rem), (width > 750px) min(44vw, 44rem), 90vw";

function Post({ post, isLarge, hasPicture }: PostProps) {
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
        hasPicture && (
          <Picture
            className="zoom"
            item={post}
            sizes={isLarge ? LARGE : SMALL}
            {...(isLarge && { loading: "eager" })}
          />
        )
      }
    >
      {keywords.length > 0 && (
        <p className={`${styles.topics} label`}>
          {keywords.map((topic) => `#${topic.replace(/[\s-]/g, "")}`).join(" ")}
        </p>
      )}
    </Card>
  );
}
