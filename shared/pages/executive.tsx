import { Fragment } from "react";
import { AdjacentItemLinks } from "../blocks/adjacent/adjacent.tsx";
import { Statement, Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Figures } from "../blocks/figure/figures.tsx";
import { Portrait } from "../blocks/people/people.tsx";
import { Prose } from "../blocks/prose/prose.tsx";
import { factsOf } from "../content/facts.ts";
import type { ContentItem } from "../content/types.ts";
import { Page } from "../layouts/page/page.tsx";
import { usePage } from "../page/page-context.tsx";
import { ItemMeta } from "../seo/item-meta.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import styles from "./executive.module.css";
import type { ArticleData } from "./loaders/item.ts";

export default function ExecutivePage({ item, adjacentItems }: ArticleData) {
  const { locale, route } = usePage();
  return (
    <Page item={item}>
      <PageSeo lead={item.title} name={route.title[locale]} type="profile" />
      <Fragment key={item.id}>
        <Executive person={item} />
        <AdjacentItemLinks item={item} adjacent={adjacentItems} variant="person" />
      </Fragment>
      <ItemMeta item={item} types={["ProfilePage"]} />
    </Page>
  );
}

/** A person: portrait, post, biography. */
function Executive({ person }: { person: ContentItem }) {
  return (
    <article className={styles.executive}>
      <Portrait className="sticky" person={person} sizes="(width > 750px) 28rem, 92vw" eager />
      <div className={styles.text}>
        <Title as="h1" item={person} />
        {person.subTitle && <p className={styles.post}>{person.subTitle}</p>}
        <Statement as="p" className={styles.summary} item={person} />
        <Figures className={styles.figures} variant="row" facts={factsOf(person)} />
        <Prose item={person} />
      </div>
    </article>
  );
}
