import { BackLink } from "../../../components/back-link/back-link.tsx";
import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { ContactFacts } from "../../../components/contact-facts/contact-facts.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { Distance } from "../../../components/route/route.tsx";
import { firstGroup, groupQuery, groupSlug } from "../../../content/groups.ts";
import type { ContentItem } from "../../../content/types.ts";
import { useMessages, usePage } from "../../../page/page-context.tsx";
import styles from "./office.module.css";

/** One office of the sales network. */
export function Office({ office }: { office: ContentItem }) {
  const t = useMessages();
  const first = firstGroup(usePage().node);
  const { subTitle, author, imgUrl, node, route = [] } = office;
  return (
    <article className={styles.office}>
      <header className={styles.head}>
        {node && <p className={styles.region}>{node.nodeName}</p>}
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
      <div className={styles.facts}>
        <ContactFacts item={office} />
        <dl className={styles.more}>
          {route.length > 0 && (
            <div>
              <dt>{t("distances")}</dt>
              <dd className={styles.distance}>
                <Distance route={route} />
              </dd>
            </div>
          )}
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
        <BackLink {...(node && { query: groupQuery(groupSlug(node.nodeIndexName), first) })} />
      </div>
    </article>
  );
}
