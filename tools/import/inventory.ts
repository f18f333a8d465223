import { createHash } from "node:crypto";
import { locales } from "../../shared/i18n/locales.ts";
import { Failure } from "../cli/failure.ts";
import type { Seed } from "./seed.ts";
import type { LocaleRows } from "./sql.ts";

/** A locale's content in a form short enough for the database: a hash of each item's rows by id. */
export interface Inventory {
  navigation: string;
  items: Record<string, string>;
}

const NAME = /^inventory (\d+)/;
/** Items of a row: D1 accepts statements of at most 100,000 bytes. */
const ITEMS_IN_ROW = 2000;
/** Of a locale's items. More are rather a folder that is missing than a decision. */
const REMOVABLE_SHARE = 0.1;
/** Hex digits: enough to distinguish two versions of an item. */
const HASH_LENGTH = 10;
/** More are counted and not listed. */
const MAX_LISTED = 20;

/** Rows of the table `meta`, several for a large locale. */
export function inventoryRows(
  inventories: ReadonlyMap<number, Inventory>,
): [name: string, value: string][] {
  return Array.from(inventories).flatMap(([domainId, { navigation, items }]) => {
    const entries = Object.entries(items);
    const rows = Math.max(1, Math.ceil(entries.length / ITEMS_IN_ROW));
    return Array.from({ length: rows }, (_, row): [string, string] => {
      const some = entries.slice(row * ITEMS_IN_ROW, (row + 1) * ITEMS_IN_ROW);
      const inventory: Inventory = { navigation, items: Object.fromEntries(some) };
      return [`inventory ${domainId} ${row}`, JSON.stringify(inventory)];
    });
  });
}

/** Inventories by domain id, from rows of the table `meta`. */
export function readInventories(meta: ReadonlyMap<string, string>): Map<number, Inventory> {
  const inventories = new Map<number, Inventory>();
  for (const [name, value] of meta) {
    const domainId = Number(NAME.exec(name)?.[1]);
    if (Number.isNaN(domainId)) continue;
    const { navigation, items }: Inventory = JSON.parse(value);
    const others = inventories.get(domainId)?.items;
    inventories.set(domainId, { navigation, items: { ...others, ...items } });
  }
  return inventories;
}

/** Rejects an import that would remove more than a tenth of a locale's items. */
export function ensureFewRemoved(
  before: ReadonlyMap<number, Inventory>,
  seeds: readonly Seed[],
): void {
  for (const seed of seeds) {
    const known = before.get(seed.domainId)?.items ?? {};
    const count = Object.keys(known).length;
    const removed = removedFrom(known, seed).length;
    if (removed <= count * REMOVABLE_SHARE) continue;
    throw new Failure(
      `${removed} of ${count} items of domain ${seed.domainId} would disappear; nothing was imported. Is a folder missing? If they shall go, add --allow-removal`,
    );
  }
}

function removedFrom(items: Inventory["items"], seed: Seed): string[] {
  const kept = new Set(seed.items.map(({ id }) => String(id)));
  return Object.keys(items).filter((id) => !kept.has(id));
}

/** Ids of the items whose rows are to be written, and of those to be deleted. */
export function compareInventories(
  before: ReadonlyMap<number, Inventory>,
  after: ReadonlyMap<number, Inventory>,
): { written: Set<number>; deleted: Set<number> } {
  const old = hashesById(before);
  const current = hashesById(after);
  const written = [...current].filter(([id, hash]) => old.get(id) !== hash);
  const deleted = [...old.keys()].filter((id) => !current.has(id));
  return { written: new Set(written.map(([id]) => id)), deleted: new Set(deleted) };
}

/** An item's id is its own in all locales. */
function hashesById(inventories: ReadonlyMap<number, Inventory>): Map<number, string> {
  const entries = [...inventories.values()].flatMap(({ items }) => Object.entries(items));
  return new Map(entries.map(([id, hash]) => [Number(id), hash]));
}

/** Lines for an editor: by locale how many items are new, changed and gone, and which. */
export function describeChanges(
  before: ReadonlyMap<number, Inventory>,
  { seeds, inventories }: { seeds: readonly Seed[]; inventories: ReadonlyMap<number, Inventory> },
): string[] {
  return seeds.flatMap((seed, index) => {
    const name = String(locales[index]);
    const known = before.get(seed.domainId);
    const current = inventories.get(seed.domainId);
    return known && current
      ? changesOf(name, known, current, seed)
      : [`  ${name}: ${seed.items.length} items, all new`];
  });
}

function changesOf(name: string, before: Inventory, after: Inventory, seed: Seed): string[] {
  const entries = seed.items.map(({ id, title }) => ({ id: String(id), line: `${id} ${title}` }));
  const added = entries.filter(({ id }) => !(id in before.items));
  const changed = entries.filter(
    ({ id }) => id in before.items && before.items[id] !== after.items[id],
  );
  const removed = removedFrom(before.items, seed);
  const navigation = before.navigation === after.navigation ? "" : ", navigation changed";
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  const lines = [
    ...added.map(({ line }) => `    + ${line}`),
    ...changed.map(({ line }) => `    ~ ${line}`),
    ...removed.map((id) => `    - ${id}`),
  ];
  const rest = lines.length > MAX_LISTED ? [`    and ${lines.length - MAX_LISTED} more`] : [];
  return [`  ${name}: ${counts}${navigation}`, ...lines.slice(0, MAX_LISTED), ...rest];
}

/** Inventories by domain id. */
export function inventoriesOf(locales: readonly LocaleRows[]): Map<number, Inventory> {
  return new Map(
    locales.map(({ domainId, nodes, items }) => {
      const hashes = Array.from(items, ([id, rows]) => [id, hashOf(rows)]);
      return [domainId, { navigation: hashOf(nodes), items: Object.fromEntries(hashes) }];
    }),
  );
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, HASH_LENGTH);
}
