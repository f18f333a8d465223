import type { ContentItem } from "../content/types.ts";
import type { LoadCode } from "../document/loader-contexts.ts";
import { loadBodyParts } from "../items/body-parts.tsx";

/** Items, once what their bodies need is loaded too: rendering then does not wait for it. */
export async function withBodyParts<List extends { items: readonly ContentItem[] }>(
  loading: Promise<List>,
  loadCode: LoadCode,
): Promise<List> {
  const list = await loading;
  await loadBodyParts(list.items, loadCode);
  return list;
}
