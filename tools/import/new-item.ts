import { access, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Locale } from "../../shared/i18n/locales.ts";
import { databaseTime } from "../../worker/content-service/visibility.ts";
import { Failure } from "../cli/failure.ts";
import { similarTo } from "../cli/misspelling.ts";
import { fieldMeanings } from "./field-meanings.ts";
import type { PlacedItem } from "./read-items.ts";
import { readSeed, type SeedLocation } from "./read-seed.ts";

/**
 * Writes a file for a new item beside those of its kind, with the next free id and every key.
 *
 * @param kind the name of a folder or file of the seed, in the singular too: `press-release`.
 * @returns its path, as an editor would open it.
 */
export async function newItem(
  location: SeedLocation,
  { kind, title, locale }: { kind: string; title: string; locale: Locale },
  now = Date.now(),
): Promise<string> {
  const locales = await readSeed(location);
  const items = locales.find((each) => each.locale === locale)?.items ?? [];
  const kinds = Map.groupBy(items, ({ file }) => kindOf(file.path));
  const siblings = kinds.get(kind) ?? kinds.get(`${kind}s`);
  const sibling = siblings?.at(-1);
  if (!siblings || !sibling) {
    throw new Failure(`there is no “${kind}”; such as ${similarTo(kind, [...kinds.keys()])}`);
  }
  const id = nextId(
    siblings,
    locales.flatMap((each) => each.items),
  );
  const { path } = sibling.file;
  if (path.endsWith(".yaml")) {
    throw new Failure(`add the item to the list in ${path}; the next free id is ${id}`);
  }
  const target = join(dirname(path), `${id}.md`);
  const file = join(location.base, target);
  if (await exists(file)) throw new Failure(`${target} exists already`);
  await writeFile(file, textOf({ id, node: sibling.item.node, title, now }));
  return target;
}

/** `press-releases` of `zh/press-releases/10128.md`, `videos` of `zh/videos.yaml`. */
function kindOf(path: string): string {
  return path.endsWith(".yaml") ? basename(path, ".yaml") : basename(dirname(path));
}

/** After the highest of its kind, and of no other item. */
function nextId(siblings: readonly PlacedItem[], all: readonly PlacedItem[]): number {
  const taken = new Set(all.map(({ item }) => item.id));
  let id = Math.max(...siblings.map(({ item }) => item.id)) + 1;
  while (taken.has(id)) id += 1;
  return id;
}

/** Keys that are not used yet are comments. */
function textOf(item: { id: number; node: string; title: string; now: number }): string {
  const optional = Object.entries(fieldMeanings)
    .filter(([key]) => key !== "publishTime")
    .map(([key, meaning]) => `# ${key}: ${meaning}`.trimEnd());
  return `---
id: ${item.id}
node: ${item.node}
title: ${JSON.stringify(item.title)}
publishTime: ${databaseTime(item.now)}
# Remove the # of those that you need, and write a value.
${optional.join("\n")}
---
`;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
