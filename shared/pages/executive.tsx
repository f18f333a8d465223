import { Fragment } from "react";
import { AdjacentItemLinks, BackLink } from "../blocks/adjacent/adjacent.tsx";
import { BreakableText, Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Figures } from "../blocks/figure/figures.tsx";
import { Portrait } from "../blocks/people/people.tsx";
import { Prose } from "../blocks/prose/prose.tsx";
import { DeferredPart } from "../blocks/states/deferred-part.tsx";
import { factsOf } from "../content/facts.ts";
import type { ContentItem } from "../content/types.ts";
import { Page } from "../layouts/page/page.tsx";
import { usePage } from "../page/page-context.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { ItemMeta } from "../seo/view-metas.tsx";
import styles from "./executive.module.css";
import type { ArticleData } from "./loaders/item.ts";

export default function ExecutivePage({ item, adjacentItems }: ArticleData) {
  const { locale, route } = usePage();
  return (
    <Page item={item}>
      <PageSeo lead={item.title} name={route.title[locale]} type="profile" />
      <Fragment key={item.id}>
        <Executive person={item} />
        <DeferredPart value={adjacentItems} fallback={<BackLink />} failure={<BackLink />}>
          {/* Colleagues are neighbours, not related content. */}
          {(adjacent) => (
            <AdjacentItemLinks
              item={item}
              adjacent={{ ...adjacent, related: [] }}
              variant="person"
            />
          )}
        </DeferredPart>
      </Fragment>
      <ItemMeta item={item} types={["ProfilePage"]} />
    </Page>
  );
}

/** A person: portrait, post, biography. */
function Executive({ person }: { person: ContentItem }) {
  return (
    <article className={styles.executive}>
      <Portrait person={person} sizes="(width > 750px) 28rem, 92vw" eager />
      <div className={styles.text}>
        <Title as="h1" item={person} />
        {person.subTitle && <p className={styles.post}>{person.subTitle}</p>}
        {person.summary && (
          <BreakableText
            as="p"
            className={styles.summary}
            data-words=""
            text={person.summary}
            breaks={person.summaryBreaks}
          />
        )}
        <Figures className={styles.figures} variant="row" facts={factsOf(person)} />
        <Prose item={person} />
      </div>
    </article>
  );
}
