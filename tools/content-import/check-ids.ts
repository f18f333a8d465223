import { basename, dirname } from "node:path";
import { complain, saying } from "./findings.ts";
import type { PlacedItem } from "./read-items.ts";

/**
 * Returns the time at which a file was first committed, in seconds since the epoch. The result is infinite if the
 * file was never committed.
 */
export type AddedAt = (path: string) => number;

/**
 * Reports ids that several items have. Ids are part of URLs, so they must be unique across all locales. The original
 * item keeps the id, because its page may be published. For each copy, the message suggests a new id. Of two files, the
 * copy is the file whose name contains the name of the other file: `10128 - 副本` is a copy of `10128`. If neither name
 * contains the other, the copy is the file that was committed later.
 */
export function checkIds(items: readonly PlacedItem[], addedAt: AddedAt): void {
  const taken = new Set(items.map(({ item }) => item.id));
  for (const [id, claimants] of Map.groupBy(items, ({ item }) => item.id)) {
    if (claimants.length < 2) continue;
    const [owner, ...others] = claimants.toSorted((a, b) => compare(a, b, addedAt));
    if (!owner) continue;
    for (const newcomer of others) {
      const write = nextId(siblingsOf(newcomer, items), taken);
      taken.add(write);
      const place = `${owner.file.path}:${owner.idPlace.line}`;
      const said = saying("id-copy", { id, owner: place, write: `id: ${write}` });
      complain(newcomer.file, newcomer.idPlace, said);
    }
  }
}

/** The lowest free id that is higher than the ids of all items in the same folder or list. */
export function nextId(siblings: readonly PlacedItem[], taken: ReadonlySet<number>): number {
  let id = Math.max(0, ...siblings.map(({ item }) => item.id)) + 1;
  while (taken.has(id)) id += 1;
  return id;
}

function siblingsOf({ file }: PlacedItem, items: readonly PlacedItem[]): PlacedItem[] {
  const folder = dirname(file.path);
  const isList = file.path.endsWith(".yaml");
  return items.filter((other) =>
    isList ? other.file === file : dirname(other.file.path) === folder,
  );
}

/** Compares two items with the same id. The result is negative if the first item had the id earlier. */
function compare(a: PlacedItem, b: PlacedItem, addedAt: AddedAt): number {
  if (a.file === b.file) return a.idPlace.line - b.idPlace.line;
  const [first, second] = [nameOf(a), nameOf(b)];
  // The name of a copy, such as `10128 - 副本` or `Copy of 10128`, contains the name of the original.
  if (first !== second && second.includes(first)) return -1;
  if (first !== second && first.includes(second)) return 1;
  const [added, other] = [addedAt(a.file.path), addedAt(b.file.path)];
  return added === other ? 0 : added - other;
}

function nameOf({ file }: PlacedItem): string {
  return basename(file.path).replace(/\.\w+$/, "");
}
