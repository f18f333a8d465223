import { createHash } from "node:crypto";
import { locales } from "../../shared/i18n/locales.ts";
import { Failure } from "../cli/failure.ts";
import type { Seed } from "./seed.ts";
import type { LocaleRows } from "./sql.ts";

/** A locale's content in a form short enough for the database: a hash of each item's rows by id. */
interface Inventory {
  navigation: string;
  items: Record<string, string>;
}

/** By domain id. */
export type Inventories = ReadonlyMap<number, Inventory>;

const NAME = /^inventory (\d+)/;
/** Items of a row: D1 accepts statements of at most 100,000 bytes. */
const ITEMS_IN_ROW = 2000;
/** Of a locale's items. More are rather a folder that is missing than a decision. */
const REMOVABLE_SHARE = 0.1;
/** Hex digits: enough to distinguish two versions of an item. */
const HASH_LENGTH = 10;
/** More are counted and not listed. */
const MAX_LISTED = 20;

export function inventoriesOf(locales: readonly LocaleRows[]): Inventories {
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

/** Rows of the table `meta`, several for a large locale. */
export function inventoryRows(inventories: Inventories): [name: string, value: string][] {
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

/** Of the rows of the table `meta`. */
export function readInventories(meta: ReadonlyMap<string, string>): Inventories {
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

/** Ids of the items of a locale that differ. */
function changesBetween(before: Inventory | undefined, after: Inventory | undefined) {
  const [old, current] = [before?.items ?? {}, after?.items ?? {}];
  const ids = Object.keys(current);
  return {
    added: ids.filter((id) => !(id in old)),
    changed: ids.filter((id) => id in old && old[id] !== current[id]),
    removed: Object.keys(old).filter((id) => !(id in current)),
  };
}

/** Rejects an import that would remove more than a tenth of a locale's items. */
export function ensureFewRemoved(before: Inventories, after: Inventories): void {
  for (const [domainId, inventory] of after) {
    const known = before.get(domainId);
    const count = Object.keys(known?.items ?? {}).length;
    const removed = changesBetween(known, inventory).removed.length;
    if (removed <= count * REMOVABLE_SHARE) continue;
    throw new Failure(
      `${removed} of ${count} items of domain ${domainId} would disappear; nothing was imported. Is a folder missing? If they shall go, add --allow-removal`,
    );
  }
}

/** Ids of the items whose rows are to be written, and of those whose present rows are to be deleted. */
export function compareInventories(
  before: Inventories,
  after: Inventories,
): { written: Set<number>; deleted: Set<number> } {
  const domains = new Set([...before.keys(), ...after.keys()]);
  const changes = Array.from(domains, (id) => changesBetween(before.get(id), after.get(id)));
  const written = changes.flatMap(({ added, changed }) => [...added, ...changed]);
  const deleted = changes.flatMap(({ removed }) => removed);
  return { written: new Set(written.map(Number)), deleted: new Set(deleted.map(Number)) };
}

/** Lines for an editor: by locale how many items are new, changed and gone, and which. */
export function describeChanges(
  before: Inventories,
  { seeds, inventories }: { seeds: readonly Seed[]; inventories: Inventories },
): string[] {
  return seeds.flatMap((seed, index) => {
    const name = locales[index];
    const known = before.get(seed.domainId);
    const current = inventories.get(seed.domainId);
    if (!known) return [`  ${name}: ${seed.items.length} items, all new`];
    const { added, changed, removed } = changesBetween(known, current);
    const titles = new Map(seed.items.map(({ id, title }) => [String(id), title]));
    const navigation = known.navigation === current?.navigation ? "" : ", navigation changed";
    const lines = [
      ...added.map((id) => `    + ${id} ${titles.get(id)}`),
      ...changed.map((id) => `    ~ ${id} ${titles.get(id)}`),
      ...removed.map((id) => `    - ${id}`),
    ];
    const rest = lines.length - MAX_LISTED;
    return [
      `  ${name}: ${added.length} added, ${changed.length} changed, ${removed.length} removed${navigation}`,
      ...lines.slice(0, MAX_LISTED),
      ...(rest > 0 ? [`    and ${rest} more`] : []),
    ];
  });
}
