import { readFields } from "./format.ts";
import type { LoadedContent } from "./loaded-content.ts";
import { kindOf } from "./paths.ts";

/**
 * The ids that were given to new items. An id in this set is not free, although its item may not have been saved yet.
 */
const given = new Set<number>();

/**
 * The next free id for an item of a file or folder. It is higher than all ids in the file or folder. If the folder is
 * empty, it is higher than all ids in the locale.
 *
 * @param path the path of the file, or the path of the folder with a slash at its end.
 */
export function nextId(content: LoadedContent, path: string): number {
  const all = Array.from(content.texts, ([each, text]): [string, number[]] => [
    each,
    idsOf(each, text),
  ]);
  const taken = new Set([...given, ...all.flatMap(([, ids]) => ids)]);
  const [, locale = ""] = path.split("/");
  const own = all.filter(([each]) => each.startsWith(path)).flatMap(([, ids]) => ids);
  const near =
    own.length > 0
      ? own
      : all.filter(([each]) => each.split("/")[1] === locale).flatMap(([, ids]) => ids);
  let id = Math.max(0, ...near) + 1;
  while (taken.has(id)) id++;
  given.add(id);
  return id;
}

function idsOf(path: string, text: string): number[] {
  const kind = kindOf(path);
  if (kind === "item") return [Number(readFields(kind, text).id)];
  if (kind !== "list") return [];
  const { items } = readFields(kind, text);
  return Array.isArray(items) ? items.map((item) => Number((item as { id: number }).id)) : [];
}
