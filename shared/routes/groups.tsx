import { useLoaderData } from "react-router";
import { ArticleSkeleton } from "../components/states/article-skeleton.tsx";
import { type Deferred, defer, settled } from "../content/deferred.ts";
import type { ContentItem } from "../content/types.ts";
import { DeferredPart } from "../layouts/deferred-part.tsx";
import { usePage } from "../layouts/page-context.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";
import { Stories } from "./story.tsx";

interface GroupsData {
  items: Deferred<ContentItem[]>;
}

export async function loader(args: PageArgs): Promise<GroupsData> {
  const { nodeId } = await loadNode(args);
  if (nodeId === undefined) return { items: settled<ContentItem[]>({ ok: true, value: [] }) };
  return { items: defer(args.api.groups(nodeId)) };
}

export function Component() {
  const { items } = useLoaderData<GroupsData>();
  const { node } = usePage();
  return (
    <>
      <PageSeo />
      <DeferredPart key={node?.nodeId} value={items} fallback={<ArticleSkeleton />}>
        {(shown) => <Stories items={shown} />}
      </DeferredPart>
    </>
  );
}
