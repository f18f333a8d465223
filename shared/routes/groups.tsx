import { type Deferred, defer, settled } from "../content/deferred.ts";
import type { ContentItem } from "../content/types.ts";
import { loadNode, type PageArgs } from "./page.ts";

export { Component } from "./story.tsx";

interface GroupsData {
  items: Deferred<ContentItem[]>;
}

/** All items below the node; shown in full, one after the other. */
export async function loader(args: PageArgs): Promise<GroupsData> {
  const { nodeId } = await loadNode(args);
  if (nodeId === undefined) return { items: settled<ContentItem[]>({ ok: true, value: [] }) };
  return { items: defer(args.api.groups(nodeId)) };
}
