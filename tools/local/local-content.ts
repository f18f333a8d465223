import { clearStaleCache, ensureLocalContent } from "../import/local.ts";
import type { Resolved } from "../settings/read-settings.ts";

/** Brings the local database up to date where the site reads it, and says where content comes from otherwise. */
export async function prepareContent({ content }: Pick<Resolved, "content">): Promise<void> {
  if (content?.from === "database") {
    const { told } = await ensureLocalContent(true);
    await clearStaleCache();
    await told();
    return;
  }
  console.log(describeContentSource(content));
}

export function describeContentSource(content: Resolved["content"]): string {
  if (!content) {
    return "! wrangler.toml has neither UPSTREAM_ORIGIN nor the database DB: the site has no content";
  }
  return content.from === "database"
    ? "✓ content comes from the local database"
    : `✓ content comes from ${content.origin} (${content.place}): no local database is needed`;
}
