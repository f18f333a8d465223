import * as v from "valibot";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { excerpt } from "./characters.ts";
import { complain, type Place, type SeedFile, saying } from "./findings.ts";
import { explainIssues } from "./schema-issues.ts";
import { isSentence } from "./split-file.ts";
import { MAX_LEVELS, preventLosses } from "./yaml-losses.ts";
import { explainTyping } from "./yaml-typing.ts";

/** A checked value from a YAML file. Its methods find where each part of the value is in the file. */
interface YamlSource<Value> {
  value: Value;
  /** The place of the value at a path, or of its nearest parent if the file does not contain the value. */
  placeOf(path: readonly unknown[]): Place;
  /** The line on which the text at a path begins. A text after `key: |` begins on the line below the key. */
  textLineOf(path: readonly unknown[]): number;
}

/**
 * Parses a YAML text, which begins at the line `firstLine` of a file. If the text is not valid YAML or does not match
 * the schema, reports the problems and returns undefined.
 */
export function readYaml<const Schema extends v.GenericSchema>(
  schema: Schema,
  file: SeedFile,
  text = file.text,
  firstLine = 1,
): YamlSource<v.InferOutput<Schema>> | undefined {
  try {
    return read(schema, file, text, firstLine);
  } catch (error) {
    // The parser is recursive and does not limit the nesting, so it throws a RangeError if the nesting is too deep.
    if (!(error instanceof RangeError)) throw error;
    const line = firstLine + deepestLine(text);
    complain(file, { line }, saying("too-deep", { most: MAX_LEVELS }));
    return undefined;
  }
}

function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  file: SeedFile,
  text: string,
  firstLine: number,
): YamlSource<v.InferOutput<Schema>> | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.some(({ code }) => code === "RESOURCE_EXHAUSTION")) throw new RangeError();
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line - 1 + firstLine, column: col };
  };
  if (document.errors.length > 0 || (isScalar(document.contents) && document.contents.value)) {
    for (const { at, said, field } of explainTyping(document, text, firstLine)) {
      complain(file, { ...placeAt(at), field }, said);
    }
    return undefined;
  }
  const placeOf = (path: readonly unknown[]): Place => {
    const field = path.join(".");
    return { ...placeAt(offsetOf(document, path)), ...(field && { field }) };
  };
  if (!preventLosses(document, text, file, placeAt)) return undefined;
  const parsed = v.safeParse(schema, document.toJS());
  if (parsed.success) {
    const textLineOf = (path: readonly unknown[]) => {
      const node = document.getIn(path, true);
      const isBlock = isScalar(node) && node.type?.startsWith("BLOCK");
      return placeOf(path).line + (isBlock ? 1 : 0);
    };
    return { value: parsed.output, placeOf, textLineOf };
  }
  const sentence = parsed.issues.find(isSentenceAsKey);
  if (sentence && firstLine > 1) {
    const key = String(sentence.path?.[0]?.key);
    const place = placeAt(Math.max(0, text.indexOf(key)));
    const values = { shown: excerpt(key), line: place.line };
    complain(file, place, saying("head-ends-before", values));
    return undefined;
  }
  for (const { path, said } of explainIssues(parsed.issues, (path) =>
    sourceOf(document, path, text),
  )) {
    const place = placeOf(path);
    // Only the first problem with a field is reported. The other problems usually have the same cause.
    if (!isReported(file, place)) complain(file, place, said);
  }
  return undefined;
}

function isSentenceAsKey({ expected, path }: v.BaseIssue<unknown>): boolean {
  return expected === "never" && isSentence(String(path?.[0]?.key ?? ""));
}

function isReported({ findings }: SeedFile, { line, field }: Place): boolean {
  return findings.some(
    (each) => each.severity === "problem" && each.field === field && each.line === line,
  );
}

/** The offset of the value at a path, or of its nearest parent if the text does not contain the value. */
function offsetOf(document: Document, path: readonly unknown[]): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

/**
 * The text of a value as the editor has typed it. Empty if the value is a mapping, which consists of several values.
 */
function sourceOf(document: Document, path: readonly unknown[], text: string): string {
  const node = document.getIn(path, true);
  if (!isNode(node) || !node.range || isMap(node)) return "";
  return text.slice(node.range[0], node.range[1]).trim();
}

/** The index of the line with the most brackets and dashes. The deep nesting is probably on this line. */
function deepestLine(text: string): number {
  const counts = text.split("\n").map((line) => line.match(/[[{-]/g)?.length ?? 0);
  return counts.indexOf(Math.max(...counts));
}
