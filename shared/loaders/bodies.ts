import type { ContentItem } from "../content/types.ts";
import type { LoadCode } from "../document/loader-contexts.ts";
import { loadBodyParts } from "../items/body-parts.tsx";

/**
 * Resolves with the items once the code that their bodies need is loaded, too, so that rendering does not wait for
 * it.
 */
export async function withBodyParts<List extends { items: readonly ContentItem[] }>(
  loading: Promise<List>,
  loadCode: LoadCode,
): Promise<List> {
  const list = await loading;
  await loadBodyParts(list.items, loadCode);
  return list;
}
