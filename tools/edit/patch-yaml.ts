import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import {
  inFlow,
  isEmpty,
  isRecord,
  type Value,
  write,
  writeItem,
  writeYaml,
  written,
} from "./write-yaml.ts";
import {
  type Chunk,
  chunksOf,
  columnAt,
  columnOf,
  commentsAbove,
  dashOf,
  rangeOf,
} from "./yaml-places.ts";

interface Splice {
  from: number;
  to: number;
  text: string;
}
/**
 * Changes a YAML document so that it has the new values. Comments, quotes, the order of keys and the notation of
 * lists stay as an editor wrote them. In a list, an old and a new item with the same id count as the same item.
 */
export function patchYaml(source: string, value: Record<string, Value>): string {
  const text = source.endsWith("\n") ? source : `${source}\n`;
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return writeYaml(value);
  return apply(text, 0, text.length, mapSplices(text, contents as YAMLMap, value, 0));
}

/**
 * Whether a value in a form means the same as the value in the file. Forms trim texts, and replace missing values with
 * empty values.
 */
function isSame(old: Value, value: Value): boolean {
  if (typeof old === "string" && typeof value === "string") return old.trim() === value.trim();
  if (isEmpty(old) && isEmpty(value)) return old !== false || value === false;
  if (typeof old !== "object" || typeof value !== "object" || !old || !value) return old === value;
  if (Array.isArray(old) !== Array.isArray(value)) return false;
  const [a, b] = [new Map(Object.entries(old)), new Map(Object.entries(value))];
  return [...new Set([...a.keys(), ...b.keys()])].every((key) => isSame(a.get(key), b.get(key)));
}

function mapSplices(
  text: string,
  map: YAMLMap,
  value: Record<string, Value>,
  indent: number,
): Splice[] {
  const pairs = map.items as Pair<Node, Node | null>[];
  const chunks = chunksOf(
    text,
    pairs.map(({ key, value: node }) => rangeOf(key, node)),
  );
  const places = new Map<string, Chunk>();
  const splices: Splice[] = [];
  for (const [index, pair] of pairs.entries()) {
    const [key, chunk] = [String(pair.key), chunks[index]];
    if (!chunk) continue;
    places.set(key, chunk);
    splices.push(...pairSplices(text, pair, value[key], chunk, indent));
  }
  return [...splices, ...newPairs(value, places, pairs, indent, chunks)];
}

function pairSplices(
  text: string,
  { key, value: node }: Pair<Node, Node | null>,
  value: Value,
  chunk: Chunk,
  indent: number,
): Splice[] {
  const old: Value = node ? node.toJSON() : null;
  if (isSame(old, value)) return [];
  if (isEmpty(value) && value !== 0) return [{ ...chunk, text: "" }];
  const block = nestedSplices(text, node, value);
  if (block) return block;
  const [from, to] = rangeOf(key, node);
  const colon = text.slice(from, to).indexOf(":", (key.range?.[1] ?? from) - from) + from;
  const end = node?.range?.[1] ?? colon + 1;
  const comment = text.slice(end, chunk.to).match(/^[ \t]+#.*/)?.[0] ?? "";
  return [{ from: colon + 1, to: chunk.to, text: `${written(node, value, indent)}${comment}\n` }];
}

/** The changes inside a nested collection. Undefined if the whole collection must be written again. */
function nestedSplices(text: string, node: Node | null, value: Value): Splice[] | undefined {
  if (isMap(node) && !node.flow && isRecord(value)) {
    return mapSplices(text, node, value, columnOf(text, node));
  }
  if (!isSeq(node) || !Array.isArray(value)) return undefined;
  if (!node.flow && value.every(isRecord)) return listSplices(text, node, value);
  const isPlain = node.items.every((each) => isScalar(each)) && !value.some(isRecord);
  return isPlain ? textListSplices(text, node, value) : undefined;
}

/**
 * The change that replaces a list of texts. The list stays in brackets or on several lines, as it was. If a text is in
 * the old and in the new list, it keeps its quotes. If all old texts are in quotes, new texts get quotes as well.
 */
function textListSplices(
  text: string,
  list: YAMLSeq,
  values: readonly Value[],
): Splice[] | undefined {
  const nodes = list.items as Node[];
  const [first, second, last] = [nodes[0], nodes[1], nodes.at(-1)];
  if (!first?.range || !last?.range || !list.range) return undefined;
  const known = new Map(
    nodes.map((node) => [node.toJSON() as Value, text.slice(node.range?.[0], node.range?.[1])]),
  );
  const isQuoted = nodes.every((node) => isScalar(node) && node.type !== "PLAIN");
  const between = list.flow ? ", " : `\n${" ".repeat(columnOf(text, first) - 2)}- `;
  const separator = second?.range ? text.slice(first.range[1], second.range[0]) : between;
  const texts = values.map(
    (value) => known.get(value) ?? (isQuoted ? JSON.stringify(value) : inFlow(value)),
  );
  return [{ from: first.range[0], to: last.range[1], text: texts.join(separator) }];
}

/** The changes to a list of items. An item with the same values keeps its text, even if the order changes. */
function listSplices(
  text: string,
  list: YAMLSeq,
  values: Record<string, Value>[],
): Splice[] | undefined {
  const nodes = list.items as Node[];
  if (!nodes.every((node) => isMap(node))) return undefined;
  const chunks = chunksOf(
    text,
    nodes.map((node) => [dashOf(text, node), node.range?.[1] ?? 0]),
  );
  const [first, last] = [chunks[0], chunks.at(-1)];
  if (!first || !last) return undefined;
  first.from = commentsAbove(text, first.from);
  const dash = columnAt(text, dashOf(text, nodes[0] as Node));
  const olds = nodes.map((node) => node.toJSON() as Record<string, Value>);
  const oldIndexOf = (value: Record<string, Value>, index: number) => indexOf(value, olds, index);
  const rendered = values.map((value, index) => {
    const place = oldIndexOf(value, index);
    const [node, chunk] = [nodes[place], chunks[place]];
    if (!node || !chunk) return writeItem(value, dash);
    if (isSame(olds[place], value)) return text.slice(chunk.from, chunk.to);
    if ((node as YAMLMap).flow) {
      const end = node.range?.[1] ?? 0;
      const own = [{ from: node.range?.[0] ?? 0, to: end, text: inFlow(value) }];
      return apply(text, chunk.from, chunk.to, own);
    }
    const own = mapSplices(text, node as YAMLMap, value, columnOf(text, node));
    return apply(
      text,
      chunk.from,
      chunk.to,
      own.map((each) => behindDash(text, each, node, chunk)),
    );
  });
  return [{ from: first.from, to: last.to, text: rendered.join("") }];
}

/** Moves the beginning of a change behind the dash of the list item, so that the change does not remove the dash. */
function behindDash(text: string, splice: Splice, node: Node, chunk: Chunk): Splice {
  const start = node.range?.[0] ?? chunk.from;
  if (splice.from >= start) return splice;
  const rest = splice.text.slice(splice.text.length > 0 ? columnAt(text, start) : 0);
  return { from: start, to: Math.max(splice.to, start), text: rest };
}

/** The index of the old item with the same id as the new item. If the items have no ids, returns `index`. */
function indexOf(
  value: Record<string, Value>,
  olds: Record<string, Value>[],
  index: number,
): number {
  const name = ["id", "nodeId"].find((key) => olds.some((old) => old[key] !== undefined));
  return name ? olds.findIndex((old) => old[name] === value[name]) : index;
}

/** The changes that insert new keys. Each new key is inserted below the key that precedes it in the form. */
function newPairs(
  value: Record<string, Value>,
  places: ReadonlyMap<string, Chunk>,
  pairs: readonly Pair<Node, Node | null>[],
  indent: number,
  chunks: readonly (Chunk | undefined)[],
): Splice[] {
  const splices: Splice[] = [];
  let place = chunks[0]?.from ?? 0;
  const isBehindDash = indent > 0 && pairs.length > 0;
  for (const [key, each] of Object.entries(value)) {
    const chunk = places.get(key);
    if (chunk) place = chunk.to;
    else if (!isEmpty(each)) {
      const at = isBehindDash && place === chunks[0]?.from ? (chunks[0]?.to ?? place) : place;
      splices.push({ from: at, to: at, text: write({ [key]: each }, indent) });
    }
  }
  return splices;
}

/** Applies changes to the text between two offsets, and returns this part of the text. Changes must not overlap. */
function apply(text: string, from: number, to: number, splices: readonly Splice[]): string {
  let result = "";
  let at = from;
  for (const splice of splices.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    result += text.slice(at, splice.from) + splice.text;
    at = splice.to;
  }
  return result + text.slice(at, to);
}
