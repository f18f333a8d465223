import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { ContactFacts } from "../../../components/contact-facts/contact-facts.tsx";
import { FactList } from "../../../components/fact-list/fact-list.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import type { ContentItem } from "../../../content/types.ts";
import { useMessages } from "../../../page/page-context.tsx";
import styles from "./office.module.css";

/** One office of the sales network. */
export function Office({ office }: { office: ContentItem }) {
  const t = useMessages();
  const { subTitle, author, imgUrl } = office;
  return (
    <article className={styles.office}>
      <header className={styles.head}>
        <BreakableText as="h1" text={office.title} breaks={office.titleBreaks} />
        {office.summary && (
          <BreakableText
            as="p"
            className={styles.summary}
            data-words=""
            text={office.summary}
            breaks={office.summaryBreaks}
          />
        )}
      </header>
      <FactList className={styles.figures} item={office} />
      <div className={styles.facts}>
        <ContactFacts item={office} />
        <dl className={styles.more}>
          {subTitle && (
            <div>
              <dt>{t("serves")}</dt>
              <dd>{subTitle}</dd>
            </div>
          )}
          {author && (
            <div>
              <dt>{t("officeHead")}</dt>
              <dd>{author}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.body}>
        {imgUrl && (
          <Picture className={styles.picture} item={office} sizes="(width > 970px) 50rem, 92vw" />
        )}
        <Prose item={office} />
      </div>
    </article>
  );
}
