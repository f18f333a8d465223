import grid from "../../../components/card-grid/tile-grid.module.css";
import { ItemLink } from "../../../components/item-link/item-link.tsx";
import { LogoMark } from "../../../components/logo/logo.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import type { ContentCard } from "../../../content/types.ts";
import { shortDate } from "../../../i18n/dates.ts";
import { usePage } from "../../../page/page-context.tsx";
import type { PageItemsProps } from "../../../page/view-props.ts";
import styles from "./social-cards.module.css";

/** Posts as their accounts sign them; those without a picture are set as quotations. */
export function SocialCards({ items, hrefOf }: PageItemsProps) {
  return (
    <ul className={`${grid.tiles} ${styles.posts}`}>
      {items.map((post) => (
        <li key={post.id}>
          <Post post={post} href={hrefOf(post)} />
        </li>
      ))}
    </ul>
  );
}

function Post({ post, href }: { post: ContentCard; href: string | undefined }) {
  return (
    <article className={`${styles.post} link-area`} data-quote={!post.imgUrl || undefined}>
      <Account post={post} />
      <div className={styles.text}>
        <h2>
          <ItemLink item={post} href={href} />
        </h2>
        {post.summary && <p>{post.summary}</p>}
        {post.keywords && post.keywords.length > 0 && (
          <p className={styles.topics}>
            {post.keywords.map((topic) => `#${topic.replace(/[\s-]/g, "")}`).join(" ")}
          </p>
        )}
      </div>
      {post.imgUrl && (
        <Picture
          className={styles.picture}
          item={post}
          sizes="(width > 1200px) 28rem, (width > 750px) 45vw, 92vw"
        />
      )}
    </article>
  );
}

function Account({ post: { author = "", source, publishTime } }: { post: ContentCard }) {
  const { locale } = usePage();
  return (
    <div className={styles.account}>
      <span className={styles.avatar} aria-hidden="true">
        <LogoMark />
      </span>
      <p>
        <b>{author}</b>
        <span className={styles.channel}>
          {source}
          {publishTime && <time dateTime={publishTime}>{shortDate(locale, publishTime)}</time>}
        </span>
      </p>
    </div>
  );
}
