import { Fragment } from "react";
import { factsOf } from "../content/facts.ts";
import { itemKey } from "../content/item-key.ts";
import { AdjacentItemLinks } from "../items/adjacent-items.tsx";
import { Portrait } from "../items/person.tsx";
import { Prose } from "../items/prose.tsx";
import { UnnamedPageLayout } from "../layouts/page-layout.tsx";
import type { ArticleData } from "../loaders/item.ts";
import { usePage } from "../rendering/contexts.tsx";
import { ItemMeta } from "../seo/item-meta.tsx";
import { PageSeo } from "../seo/page-meta.tsx";
import { phraseHtml, Statement, Title } from "../ui/breakable-text.tsx";
import { Facts } from "../ui/fact.tsx";
import styles from "./executive.module.css";

/** A person with portrait, post and biography. */
export default function ExecutivePage({ item, adjacentItems }: ArticleData) {
  const { locale, route } = usePage();
  // The first fact is the year of joining. It is left out here, because the person's text names that year.
  const facts = factsOf(item).slice(1);
  return (
    <UnnamedPageLayout item={item}>
      <PageSeo subject={item.title} name={route.title[locale]} type="profile" item={item} />
      <Fragment key={itemKey(item)}>
        <article className={`${styles.executive} stack`}>
          <Portrait
            className={styles.portrait}
            person={item}
            sizes="(width > 750px) min(30vw, 30rem), 90vw"
            eager
          />
          <div>
            <Title as="h1" item={item} />
            {item.subTitle && (
              <p
                className={styles.post}
                dangerouslySetInnerHTML={{ __html: phraseHtml(item.subTitle) }}
              />
            )}
            <Statement as="p" className={`${styles.summary} ruled`} item={item} />
          </div>
          <Facts className={styles.facts} isFirstDrawn={false} facts={facts} />
          <div className={styles.body}>
            <Prose item={item} level={2} />
          </div>
        </article>
        <AdjacentItemLinks
          item={item}
          adjacent={adjacentItems}
          variant="person"
          pictureOf={(person) => (
            <Portrait className={styles.neighbour} person={person} sizes="5rem" />
          )}
        />
      </Fragment>
      <ItemMeta item={item} types={["ProfilePage"]} />
    </UnnamedPageLayout>
  );
}
