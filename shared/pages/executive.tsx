import { Fragment } from "react";
import { AdjacentItemLinks } from "../blocks/adjacent/adjacent.tsx";
import { Statement, Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Figures } from "../blocks/figure/figures.tsx";
import { Portrait } from "../blocks/people/people.tsx";
import { Prose } from "../blocks/prose/prose.tsx";
import { factsOf } from "../content/facts.ts";
import { itemKey } from "../content/item-key.ts";
import { Page } from "../layouts/page/page.tsx";
import { usePage } from "../page/page-context.tsx";
import { ItemMeta } from "../seo/item-meta.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import styles from "./executive.module.css";
import type { ArticleData } from "./loaders/item.ts";

/** A person: portrait, post, biography. */
export default function ExecutivePage({ item, adjacentItems }: ArticleData) {
  const { locale, route } = usePage();
  return (
    <Page item={item}>
      <PageSeo lead={item.title} name={route.title[locale]} type="profile" item={item} />
      <Fragment key={itemKey(item)}>
        <article className={`${styles.executive} stack`}>
          <Portrait
            className="sticky"
            person={item}
            sizes="(width > 750px) min(30vw, 30rem), 90vw"
            eager
          />
          <div>
            <Title as="h1" item={item} />
            {item.subTitle && <p className={styles.post}>{item.subTitle}</p>}
            <Statement as="p" className={`${styles.summary} ruled`} item={item} />
            <Figures className={styles.figures} variant="row" facts={factsOf(item)} />
            <Prose item={item} level={2} />
          </div>
        </article>
        <AdjacentItemLinks item={item} adjacent={adjacentItems} variant="person" />
      </Fragment>
      <ItemMeta item={item} types={["ProfilePage"]} />
    </Page>
  );
}
