import { createHash } from "node:crypto";
import { Failure } from "../cli/failure.ts";
import { type Changes, chunk, type ItemRows, type LocaleRows } from "./sql.ts";

/** Hashes of items' rows by id: what a database holds, in a form short enough to be kept in it. */
export type Inventory = ReadonlyMap<number, string>;

const NAME = /^items \d+$/;
/** Items of a row: D1 accepts statements of at most 100,000 bytes. */
const ITEMS_IN_ROW = 2000;
/** More are rather a folder that is missing than a decision. */
const REMOVABLE_SHARE = 0.1;
/** Hex digits: enough to distinguish two versions of an item. */
const HASH_LENGTH = 10;
/** More are counted and not listed. */
const MAX_LISTED = 20;

export function inventoryOf(locales: readonly LocaleRows[]): Inventory {
  const items = locales.flatMap((locale) => [...locale.items]);
  return new Map(items.map(([id, rows]) => [id, hashOf(rows)]));
}

function hashOf(rows: ItemRows): string {
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, HASH_LENGTH);
}

/** Rows of the table `meta`. */
export function inventoryRows(inventory: Inventory): [name: string, value: string][] {
  return chunk([...inventory], ITEMS_IN_ROW).map((items, index) => [
    `items ${index}`,
    JSON.stringify(items),
  ]);
}

/** Of the rows of the table `meta`. */
export function readInventory(meta: ReadonlyMap<string, string>): Inventory {
  const rows = [...meta].filter(([name]) => NAME.test(name));
  return new Map(rows.flatMap(([, value]) => JSON.parse(value)));
}

export function changesBetween(before: Inventory, after: Inventory): Changes {
  const ids = [...after.keys()];
  return {
    added: ids.filter((id) => !before.has(id)),
    changed: ids.filter((id) => before.has(id) && before.get(id) !== after.get(id)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}

/** Rejects an import that would remove more than a tenth of the items. */
export function ensureFewRemoved({ removed }: Changes, count: number): void {
  if (removed.length <= count * REMOVABLE_SHARE) return;
  throw new Failure(
    `${removed.length} of ${count} items would disappear; nothing was imported. Is a folder missing? If they shall go, add --allow-removal`,
  );
}

/** Lines for an editor: how many items are new, changed and gone, and which. */
export function describeChanges(
  { added, changed, removed }: Changes,
  titles: ReadonlyMap<number, string>,
): string[] {
  const lines = [
    ...added.map((id) => `  + ${id} ${titles.get(id)}`),
    ...changed.map((id) => `  ~ ${id} ${titles.get(id)}`),
    ...removed.map((id) => `  - ${id}`),
  ];
  const rest = lines.length - MAX_LISTED;
  return [
    `  ${added.length} added, ${changed.length} changed, ${removed.length} removed`,
    ...lines.slice(0, MAX_LISTED),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
