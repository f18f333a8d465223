import { createHash } from "node:crypto";
import type { Seed } from "./seed.ts";

/** A locale's content in a form short enough for the database: a hash of each item by id. */
export interface Inventory {
  navigation: string;
  items: Record<string, string>;
}

const PREFIX = "inventory ";
/** Hex digits: enough to distinguish two versions of an item. */
const HASH_LENGTH = 10;
/** More are counted and not listed. */
const MAX_LISTED = 20;

/** Rows of the table `meta`, one for each locale. */
export function inventoryRows(seeds: readonly Seed[]): [name: string, value: string][] {
  return seeds.map((seed) => [`${PREFIX}${seed.domainId}`, JSON.stringify(inventoryOf(seed))]);
}

/** Inventories by domain id, from rows of the table `meta`. */
export function readInventories(meta: ReadonlyMap<string, string>): Map<number, Inventory> {
  return new Map(
    [...meta]
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, value]) => [Number(name.slice(PREFIX.length)), JSON.parse(value)]),
  );
}

/** Lines for an editor: by locale how many items are new, changed and gone, and which. */
export function describeChanges(
  before: ReadonlyMap<number, Inventory>,
  seeds: readonly Seed[],
  locales: readonly string[],
): string[] {
  return seeds.flatMap((seed, index) => {
    const name = locales[index] ?? `domain ${seed.domainId}`;
    const known = before.get(seed.domainId);
    return known
      ? changesOf(name, known, seed)
      : [`  ${name}: ${seed.items.length} items, all new`];
  });
}

function changesOf(name: string, before: Inventory, seed: Seed): string[] {
  const after = inventoryOf(seed);
  const entries = seed.items.map(({ id, title }) => ({ id: String(id), line: `${id} ${title}` }));
  const added = entries.filter(({ id }) => !(id in before.items));
  const changed = entries.filter(
    ({ id }) => id in before.items && before.items[id] !== after.items[id],
  );
  const removed = Object.keys(before.items).filter((id) => !(id in after.items));
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

function inventoryOf({ items, root, others }: Seed): Inventory {
  return {
    navigation: hashOf([root, others]),
    items: Object.fromEntries(items.map((item) => [item.id, hashOf(item)])),
  };
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, HASH_LENGTH);
}
