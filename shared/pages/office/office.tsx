import { BreakableText } from "../../blocks/breakable-text/breakable-text.tsx";
import { Contact } from "../../blocks/contact/contact.tsx";
import { Marks } from "../../blocks/dots/dots.tsx";
import { FactList } from "../../blocks/fact-list/fact-list.tsx";
import { SideFacts } from "../../blocks/fact-list/side-facts.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import { Prose } from "../../blocks/prose/prose.tsx";
import { factsOf } from "../../content/facts.ts";
import type { ContentItem } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import styles from "./office.module.css";

const DOTS_IN_A_ROW = 24;

/** One office of the sales network: its first fact is how many work there, a dot for each; those it counts glow. */
export function Office({ office }: { office: ContentItem }) {
  const t = useMessages();
  const { subTitle, author, imgUrl } = office;
  const [people, ...others] = factsOf(office);
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
      <div className={styles.contact}>
        <Contact item={office} />
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
      {people && (
        <div className={styles.people}>
          <FactList item={{ ...office, facts: office.facts?.slice(0, 1) ?? [] }} />
          <Marks {...people} columns={DOTS_IN_A_ROW} />
        </div>
      )}
      <div className={styles.margin}>
        <SideFacts facts={others} />
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
