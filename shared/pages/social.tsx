import { Summary } from "../blocks/breakable-text/breakable-text.tsx";
import { ItemLink } from "../blocks/content-link/content-link.tsx";
import { Picture } from "../blocks/picture/picture.tsx";
import { PublishDate } from "../blocks/publish-date/publish-date.tsx";
import { itemAddress } from "../content/item-address.ts";
import type { ContentCard } from "../content/types.ts";
import { type PagedListData, PagedPage, type PageItemsProps } from "../layouts/page/paged-page.tsx";
import styles from "./social.module.css";

export default function SocialPage(data: PagedListData<ContentCard>) {
  return (
    <PagedPage data={data} types={["ItemList"]}>
      {(list) => <SocialCards {...list} />}
    </PagedPage>
  );
}

/** Every fourth post has a row of its own and shows its picture; between these are rows of three. */
const POSTS_PER_CYCLE = 4;

/** Posts whose first sentence is the design, with the account that says it. */
function SocialCards({ items }: PageItemsProps) {
  return (
    <ul className={styles.posts}>
      {items.map((post, index) => (
        <li key={post.id} data-wide={index % POSTS_PER_CYCLE === 0 || undefined}>
          <Post post={post} hasPicture={index % POSTS_PER_CYCLE === 0} />
        </li>
      ))}
    </ul>
  );
}

interface PostProps {
  post: ContentCard;
  hasPicture: boolean;
}

function Post({ post, hasPicture }: PostProps) {
  const { author, source, summary, keywords = [], imgUrl } = post;
  return (
    <article className={`${styles.post} ruled link-area`}>
      <p className={`${styles.account} facts caption`}>
        <b>{author}</b> <span>{source}</span> <PublishDate item={post} />
      </p>
      <h2>
        <ItemLink item={post} href={itemAddress(post)} />
      </h2>
      <div className={`${styles.text} note`}>
        <Summary text={summary} />
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
