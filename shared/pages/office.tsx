import { BackLink } from "../blocks/back-link/back-link.tsx";
import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { TravelTimes } from "../blocks/route/travel-times.tsx";
import { Waiting } from "../blocks/waiting/waiting.tsx";
import { firstGroup, groupQuery, groupSlug } from "../content/groups.ts";
import { Page } from "../layouts/page/page.tsx";
import { usePage } from "../page/page-context.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { ItemMeta } from "../seo/view-metas.tsx";
import type { MemberData } from "./loaders/item.ts";
import styles from "./office/office.module.css";
import { Office } from "./office/office.tsx";

export default function OfficePage({ item, members }: MemberData) {
  const first = firstGroup(usePage().node);
  const { node } = item;
  return (
    <Page>
      <PageSeo lead={item.title} />
      <Office office={item} key={item.id} />
      {members && (
        <DeferredPart value={members} fallback={<Waiting rows={6} />} failure={null}>
          {({ items }) => (
            <section className={styles.region} aria-labelledby="region">
              <h2 id="region">{node?.nodeName}</h2>
              <TravelTimes offices={items} current={item.id} />
            </section>
          )}
        </DeferredPart>
      )}
      <BackLink {...(node && { query: groupQuery(groupSlug(node.nodeIndexName), first) })} />
      <ItemMeta item={item} types={["LocalBusiness"]} />
    </Page>
  );
}
