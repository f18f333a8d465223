import { readFile, writeFile } from "node:fs/promises";
import { isPlaceholder } from "../settings/wrangler-file.ts";

/**
 * Removes databases that do not exist from a built configuration: over another content service the site needs
 * none, and Cloudflare would refuse the worker.
 */
export async function leaveOutPlaceholders(config: string): Promise<void> {
  const built: { d1_databases?: { database_id?: string }[] } = JSON.parse(
    await readFile(config, "utf8"),
  );
  const existing = built.d1_databases?.filter((database) => !isPlaceholder(database));
  await writeFile(config, JSON.stringify({ ...built, d1_databases: existing }));
}
