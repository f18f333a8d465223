import { Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair } from "yaml";

/** Writes values as YAML in the notation that the content files use. */

/** A value of a YAML document. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Value[]
  | { [key: string]: Value };
export function writeYaml(value: Record<string, Value>): string {
  return write(value, 0);
}

/** Whether a value of a form counts as missing. A form has an empty value for a field that the file does not have. */
export function isEmpty(value: Value): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** The text that follows a key's colon. A quoted value stays quoted, and a list in brackets stays in brackets. */
export function written(old: Node | null, value: Value, indent: number): string {
  if (isMap(old) || isSeq(old)) return old.flow ? ` ${inFlow(value)}` : ofBlock(value, indent);
  if (typeof value === "object") return ofBlock(value, indent);
  if (typeof value === "string" && value.includes("\n")) return ofBlock(value, indent);
  const isQuoted = isScalar(old) && String(old.type).startsWith("QUOTE");
  return ` ${isQuoted && typeof value === "string" ? JSON.stringify(value) : inFlow(value)}`;
}

/** A value on one line: `[one, two]`, `{ to: 东门, minutes: 8 }` or a single value. */
export function inFlow(value: Value): string {
  const document = new Document(compact(value));
  const { contents } = document;
  if (isMap(contents) || isSeq(contents)) contents.flow = true;
  return document.toString({ lineWidth: 0, flowCollectionPadding: isMap(contents) }).trimEnd();
}

function ofBlock(value: Value, indent: number): string {
  const lines = write({ key: value }, indent).slice(indent);
  return lines.slice("key:".length).trimEnd();
}

export function write(value: Record<string, Value>, indent: number): string {
  const document = new Document(compact(value));
  if (isMap(document.contents)) {
    for (const { value: node } of document.contents.items as Pair<Node, Node>[]) {
      if (isSeq(node) && node.items.every((each) => isScalar(each) || isAlias(each)))
        node.flow = true;
    }
  }
  return document
    .toString({ lineWidth: 0, flowCollectionPadding: false, blockQuote: "literal" })
    .replace(/^(?=.)/gm, " ".repeat(indent));
}

export function writeItem(value: Record<string, Value>, dash: number): string {
  const lines = write(value, dash + 2);
  return `${" ".repeat(dash)}- ${lines.slice(dash + 2)}`;
}

/** Removes empty values. A text with several lines gets exactly one line feed at its end. */
function compact(value: Value): Value {
  if (typeof value === "string") return value.includes("\n") ? `${value.trimEnd()}\n` : value;
  if (Array.isArray(value)) return value.filter((each) => !isEmpty(each)).map(compact);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, each]) => !isEmpty(each) || each === 0);
  return Object.fromEntries(entries.map(([key, each]) => [key, compact(each)]));
}

export function isRecord(value: Value): value is Record<string, Value> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
