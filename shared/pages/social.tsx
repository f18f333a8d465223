import { itemAddress, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { PagedLayout } from "../layouts/paged-layout.tsx";
import type { PagedListData } from "../loaders/paged-list.ts";
import { Summary } from "../ui/breakable-text.tsx";
import { ItemLink } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import { PublishDate } from "../ui/publish-date.tsx";
import styles from "./social.module.css";
import "../ui/link-area.css";

/**
 * The number of posts after which the pattern begins again. The first post of each pattern has a row of its own with
 * its picture, and the other three share a row.
 */
const POSTS_PER_CYCLE = 4;

/** Posts, each with its first sentence in large type and the name of the account. */
export default function SocialPage(data: PagedListData<ContentCard>) {
  return (
    <PagedLayout data={data}>
      {({ items }) => (
        <ul className={`${styles.posts} stack`}>
          {items.map((post, index) => {
            const isWide = index % POSTS_PER_CYCLE === 0;
            return (
              <li key={itemKey(post)} data-wide={isWide || undefined}>
                <Post post={post} hasPicture={isWide} />
              </li>
            );
          })}
        </ul>
      )}
    </PagedLayout>
  );
}

function Post({ post, hasPicture }: { post: ContentCard; hasPicture: boolean }) {
  const { author, source, summary, keywords = [], imgUrl } = post;
  return (
    <article className={`${styles.post} stack ruled link-area`}>
      <p className={`${styles.account} cluster caption`}>
        <PublishDate item={post} /> <b>{author}</b> <span>{source}</span>
      </p>
      <h2>
        <ItemLink item={post} href={itemAddress(post)} />
      </h2>
      <div className={`${styles.text} stack note`}>
        <Summary text={summary} isShort />
        {keywords.length > 0 && (
          <p className="label">
            {keywords.map((topic) => `#${topic.replace(/[\s-]/g, "")}`).join(" ")}
          </p>
        )}
      </div>
      {hasPicture && imgUrl && (
        <Picture className={styles.picture} item={post} sizes="(width > 1440px) 82rem, 92vw" />
      )}
    </article>
  );
}
