import { Empty } from "../../blocks/states/empty.tsx";
import type { ContentItem } from "../../content/types.ts";
import { type Deferred, peek } from "../../page/deferred.ts";
import { usePage } from "../../page/page-context.tsx";
import { PageSeo } from "../../seo/page-seo.tsx";
import { type ListDescription, ListMeta } from "../../seo/view-metas.tsx";
import { knownInTime, ListFacts } from "./opening.tsx";
import { AwaitedPage, type AwaitedPageProps } from "./page.tsx";

interface ItemsPageProps
  extends Omit<AwaitedPageProps<ContentItem[]>, "value" | "aside">,
    ListDescription {
  items: Deferred<ContentItem[]>;
}

/** A page with all items of its node. */
export function ItemsPage({ items, types, description, children, ...page }: ItemsPageProps) {
  const { node } = usePage();
  const aside = page.lead ? undefined : <ListFacts total={knownInTime(items)?.length} />;
  return (
    <>
      <PageSeo noIndex={!node || peek(items)?.length === 0} />
      <AwaitedPage key={node?.nodeId} {...page} aside={aside} value={items}>
        {(loaded) => (
          <>
            {loaded.length === 0 ? <Empty /> : children(loaded)}
            <ListMeta items={loaded} types={types} description={description} />
          </>
        )}
      </AwaitedPage>
    </>
  );
}
