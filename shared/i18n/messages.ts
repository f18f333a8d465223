import { catalogs } from "./catalogs.ts";
import type { Edition } from "./editions.ts";
import type { Messages } from "./zh.ts";

export type MessageKey = keyof Messages;

/**
 * A text of an edition with its `{placeholders}` filled in:
 * `message("zh", "totalItems", { count: 128 })` is `共 128 条`.
 */
export function message(
  edition: Edition,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  return catalogs[edition][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
