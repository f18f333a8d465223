import { useLoaderData } from "react-router";
import { Prose } from "../components/prose/prose.tsx";
import { ArticleSkeleton } from "../components/states/article-skeleton.tsx";
import { Empty } from "../components/states/empty.tsx";
import styles from "../components/story/story.module.css";
import { type Deferred, defer, settled } from "../content/deferred.ts";
import type { ContentItem } from "../content/types.ts";
import { DeferredPart } from "../layouts/deferred-part.tsx";
import { useMessages, usePage } from "../layouts/page-context.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";

interface StoryData {
  items: Deferred<ContentItem[]>;
}

export async function loader(args: PageArgs): Promise<StoryData> {
  const { nodeId } = await loadNode(args);
  if (nodeId === undefined) return { items: settled<ContentItem[]>({ ok: true, value: [] }) };
  return { items: defer(args.api.list({ nodeId }).then((page) => page.items)) };
}

export function Component() {
  const { items } = useLoaderData<StoryData>();
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

/** The items of a node in full, one after the other. */
function Stories({ items }: { items: ContentItem[] }) {
  const t = useMessages();
  if (items.length === 0) return <Empty title={t("empty")} hint={t("emptyHint")} />;
  return items.map((item) => (
    <section className={styles.story} key={item.id}>
      <h2 className={styles.title}>{item.title}</h2>
      <Prose html={item.content} />
    </section>
  ));
}
