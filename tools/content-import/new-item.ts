import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Locale, locales } from "../../shared/i18n/locales.ts";
import { databaseTime } from "../../worker/content-service/visibility.ts";
import { Failure } from "../cli/failure.ts";
import { similarTo } from "../cli/misspelling.ts";
import { ROOT } from "../cli/root.ts";
import { nextId } from "./check-ids.ts";
import { fieldMeanings } from "./field-meanings.ts";
import { readSeed } from "./read-seed.ts";

/**
 * Writes a file for a new item into the folder for its kind, such as `press-releases`. The file has the next free id
 * and lists all fields.
 *
 * @param kind the name of a folder or file in the content. The singular is accepted as well: `press-release`.
 * @returns the path of the file from the repository's root.
 */
export async function newItem(
  { kind, title, locale }: { kind: string; title: string; locale: Locale },
  { base, now } = { base: ROOT, now: Date.now() },
): Promise<string> {
  const seeds = await readSeed(base);
  const items = seeds.find((each) => each.locale === locale)?.items ?? [];
  const known = new Set(items.flatMap(({ file }) => kindsOf(file.path)));
  const name = [kind, `${kind}s`].find((each) => known.has(each));
  const siblings = items.filter(({ file }) => kindsOf(file.path).includes(name ?? ""));
  const sibling = siblings.at(-1);
  if (!sibling) {
    throw new Failure(
      `there is no kind “${kind}”: name a folder or list in content/. The most similar names are ${similarTo(kind, [...known])}`,
    );
  }
  const places = [...new Set(siblings.map(({ file }) => placeOf(file.path)))];
  if (places.length > 1) {
    const names = places.map((place) => basename(place)).join(", ");
    throw new Failure(`“${kind}” is in several places; name one of ${names}`);
  }
  const taken = new Set(seeds.flatMap((each) => each.items).map(({ item }) => item.id));
  const id = nextId(siblings, taken);
  const { path } = sibling.file;
  if (path.endsWith(".yaml")) {
    throw new Failure(`add the item to the list in ${path}; the next free id is ${id}`);
  }
  const target = join(dirname(path), `${id}.md`);
  const file = join(base, target);
  if (existsSync(file))
    throw new Failure(
      `${target} exists already, but the item in it has another id: rename the file to that id`,
    );
  const nodes = [...new Set(siblings.map(({ item }) => item.node))].reverse();
  await writeFile(file, textOf({ id, nodes, title, now }));
  return target;
}

/**
 * The names by which the kind of an item can be given: `products` and `robotics` for `zh/products/robotics/3.md`,
 * `videos` for `zh/videos.yaml`.
 */
function kindsOf(path: string): string[] {
  const place = placeOf(path).split("/");
  const names = new Set<string>(locales);
  return place.slice(place.findIndex((name) => names.has(name)) + 1);
}

/** The folder of a Markdown file, or the path of a YAML file without its ending. */
function placeOf(path: string): string {
  return path.endsWith(".yaml") ? path.slice(0, -".yaml".length) : dirname(path);
}

/**
 * The text of a new file. Its comments explain the unused fields, and name the other nodes to which the item could
 * belong.
 */
function textOf(item: { id: number; nodes: string[]; title: string; now: number }): string {
  const [node, ...others] = item.nodes;
  const optional = Object.entries(fieldMeanings)
    .filter(([key]) => key !== "publishTime")
    .map(([key, meaning]) => `# ${key}:   # ${meaning}`);
  return `---
id: ${item.id}
node: ${node}${others.length > 0 ? `   # or ${others.join(", ")}` : ""}
title: ${JSON.stringify(item.title)}
publishTime: ${databaseTime(item.now)}
# To use one of the fields below, remove its first # and write a value after the colon. content/README.md explains the fields.
${optional.join("\n")}
---
`;
}
