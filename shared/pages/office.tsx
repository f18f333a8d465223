import { factsOf } from "../content/facts.ts";
import { firstGroup, groupQuery, groupSlug } from "../content/groups.ts";
import { itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { BackLink } from "../items/adjacent-items.tsx";
import { Contact } from "../items/contact.tsx";
import { Prose } from "../items/prose.tsx";
import { sumOf } from "../items/travel-time.ts";
import { TravelTimes } from "../items/travel-times.tsx";
import { UnnamedPageLayout } from "../layouts/page-layout.tsx";
import type { ItemWithSiblings } from "../loaders/item.ts";
import { usePage } from "../rendering/contexts.tsx";
import { DeferredContent } from "../rendering/deferred.tsx";
import { ItemMeta } from "../seo/item-meta.tsx";
import { PageSeo } from "../seo/page-meta.tsx";
import { textKeys } from "../text/text-keys.ts";
import { phraseHtml, Statement, Title } from "../ui/breakable-text.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import { Picture } from "../ui/picture.tsx";
import { Waiting } from "../ui/states.tsx";
import styles from "./office.module.css";

export default function OfficePage({ item, siblings }: ItemWithSiblings) {
  const first = firstGroup(usePage().node);
  const { node } = item;
  return (
    <UnnamedPageLayout item={item}>
      <PageSeo subject={item.title} item={item} />
      <Office office={item} key={itemKey(item)} />
      {siblings && (
        <DeferredContent
          value={siblings}
          fallback={hasRoute(item) ? <Waiting rows={6} /> : null}
          failure={null}
        >
          {({ items }) =>
            items.some(hasRoute) && (
              <section className={`${styles.region} ruled`} aria-labelledby="region">
                <h2 className="title-4" id="region">
                  {node?.nodeName}
                </h2>
                <TravelTimes offices={items} current={item.id} />
              </section>
            )
          }
        </DeferredContent>
      )}
      <BackLink {...(node && { query: groupQuery(groupSlug(node.nodeIndexName), first) })} />
      <ItemMeta item={item} types={["LocalBusiness"]} />
    </UnnamedPageLayout>
  );
}

/** Whether the travel time from headquarters to an office is known. The office at headquarters has no travel time. */
function hasRoute({ route }: ContentItem): boolean {
  return sumOf(route, "minutes") > 0;
}

/** An office of the sales network. Only its first fact is large. The other facts are in the list beside the text. */
function Office({ office }: { office: ContentItem }) {
  const t = useMessages();
  const { subTitle, author, imgUrl } = office;
  const [first, ...others] = factsOf(office);
  const keys = textKeys(others.map(({ text }) => text));
  return (
    <article className={`${styles.office} stack`}>
      <header className={styles.head}>
        <Title as="h1" item={office} />
        <Statement as="p" className={styles.summary} item={office} />
      </header>
      <div className="sticky">
        <Contact item={office} />
        <dl className={styles.more}>
          {(
            [
              ["serves", subTitle],
              ["officeHead", author],
            ] as const
          ).map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{t(name)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
          {others.map(({ text, ...fact }, index) => (
            <div key={keys[index]}>
              <dt dangerouslySetInnerHTML={{ __html: phraseHtml(text) }} />
              <dd>
                <Fact {...fact} variant="plain" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        {imgUrl && (
          <Picture
            className={styles.picture}
            item={office}
            sizes="(width > 970px) min(60vw, 59rem), 90vw"
          />
        )}
        <Facts className={styles.facts} facts={first ? [first] : []} />
        <Prose item={office} level={2} />
      </div>
    </article>
  );
}
