import type { Edition } from "./editions.ts";
import type { Messages } from "./zh.ts";

export type MessageKey = keyof Messages;

const known: Partial<Record<Edition, Messages>> = {};

/** Makes the texts of an edition known: all of them on the server, in the browser those of the edition shown. */
export function addMessages(edition: Edition, messages: Messages): void {
  known[edition] = messages;
}

/**
 * A text of an edition with its `{placeholders}` filled in:
 * `message("zh", "totalItems", { count: 128 })` is `共 128 条`.
 */
export function message(
  edition: Edition,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  const messages = known[edition];
  if (!messages) throw new Error(`the texts of ${edition} have not been added`);
  return messages[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
