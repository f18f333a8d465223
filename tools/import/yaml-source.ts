import * as v from "valibot";
import {
  type Document,
  isNode,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from "yaml";
import { complain, type SeedFile } from "./seed-file.ts";

/** A checked value that still knows its lines. */
interface YamlSource<Value> {
  value: Value;
  /** Line in the file of the value at a path, or of what comes closest to it. */
  lineOf(path: readonly unknown[]): number;
}

const ADVICE: Partial<Record<YAMLParseError["code"], string>> = {
  BLOCK_AS_IMPLICIT_KEY: "; put a text with a colon in quotes",
};

/** Parses YAML that begins at a line of a file; undefined, with complaints, if it is broken or not as the schema says. */
export function readYaml<const Schema extends v.GenericSchema>(
  schema: Schema,
  file: SeedFile,
  text = file.text,
  firstLine = 1,
): YamlSource<v.InferOutput<Schema>> | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line - 1 + firstLine;
  const lineOf = (path: readonly unknown[]) => lineAt(offsetOf(document, path));
  for (const error of document.errors) {
    const [what = ""] = error.message.split(/ at line \d+/);
    const message = `is not YAML: ${what}${ADVICE[error.code] ?? ""}`;
    complain(file, lineAt(beginOf(error, document)), message);
  }
  if (document.errors.length > 0) return undefined;
  const parsed = v.safeParse(schema, document.toJS());
  if (parsed.success) return { value: parsed.output, lineOf };
  for (const issue of parsed.issues) {
    const path = issue.path?.map(({ key }) => key) ?? [];
    complain(file, lineOf(path), `${path.join(".") || "the file"}: ${explain(issue)}`);
  }
  return undefined;
}

/** Schemas say what to do; only what every object checks is said here. */
function explain(issue: v.BaseIssue<unknown>): string {
  if (issue.input === null) return "is empty; write a value or remove the key";
  if (issue.type !== "strict_object") return issue.message;
  if (issue.expected === "never") return "is no known key; remove it or correct its spelling";
  return issue.expected === "Object" ? "write keys and values" : "is missing; add it";
}

/** Where an error begins: a quote that is never closed, not the place where it was missed. */
function beginOf(error: YAMLParseError, document: Document): number {
  const [end] = error.pos;
  let begin = end;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith("QUOTE") && range?.[1] === end) begin = range[0];
    },
  });
  return error.code === "MISSING_CHAR" ? begin : end;
}

/** Where the value at a path begins, or what comes closest to it. */
function offsetOf(document: Document, path: readonly unknown[]): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}
