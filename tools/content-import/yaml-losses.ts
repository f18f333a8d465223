import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import {
  codePoint,
  excerpt,
  hasText,
  invisibleIn,
  isOneText,
  ODD_SPACE,
  quoted,
} from "./characters.ts";
import { fieldMeanings } from "./field-meanings.ts";
import { complain, note, type Place, type SeedFile, saying } from "./findings.ts";

/** How deep lists and brackets may be nested. No content needs more levels. */
export const MAX_LEVELS = 20;

/** The comments that `npm run content -- new` writes into a new file. They are not reported. */
const MEANINGS = new Set<string>(Object.values(fieldMeanings));

/** Matches everything that YAML might drop or change. Files without a match are not examined further. */
const SUSPECT = /[#&*!\\]|\n[ \t]|\[\s*[[{]/;

/**
 * Reports text that YAML would silently drop or change. Also joins the lines of texts with several lines. Returns false
 * if the YAML is too deeply nested or contains an alias, so that its values must not be used.
 */
export function preventLosses(
  document: Document,
  text: string,
  file: SeedFile,
  placeAt: (offset: number) => Place,
): boolean {
  if (!SUSPECT.test(text) && !ODD_SPACE.test(text) && invisibleIn(text).length === 0) return true;
  let isWhole = true;
  visit(document, {
    Node(key, node, path) {
      if (path.length > MAX_LEVELS * 3) {
        complain(file, placeAt(node.range?.[0] ?? 0), saying("too-deep", { most: MAX_LEVELS }));
        isWhole = false;
        return visit.BREAK;
      }
      const found = { node, path, text, file, placeAt };
      reportSign(found);
      isWhole &&= !isAlias(node);
      if (isScalar(node)) reportHidden(found, key === "key");
      if (key === "key") return undefined;
      if (isScalar(node)) {
        reportBackslash(found);
        reportSwallowedLine(found);
        joinFolded(found);
      }
      if (isScalar(node) || (isCollection(node) && node.flow)) reportComment(found);
      return undefined;
    },
  });
  return isWhole;
}

/** A node of the YAML document, with the data from which a message about the node is made. */
interface Found {
  node: Node;
  path: readonly unknown[];
  text: string;
  file: SeedFile;
  placeAt: (offset: number) => Place;
}

function placeOf({ node, path, placeAt }: Found): Place {
  return { ...placeAt(node.range?.[0] ?? 0), field: fieldOf(path) };
}

/** The value as the editor has typed it. */
function sourceOf({ node, text }: Found): string {
  return text.slice(node.range?.[0], node.range?.[1]);
}

/** The text from a node to the end of the line. If `from` is 1, the text begins after the node. */
function restOf({ node, text }: Found, from: 0 | 1): string {
  const begin = node.range?.[from] ?? 0;
  const end = text.indexOf("\n", begin);
  return text.slice(begin, end < 0 ? undefined : end);
}

/** Reports signs that YAML reads as an anchor, an alias or a tag. */
function reportSign(found: Found): void {
  const { node, path, file } = found;
  const sign = swallowedSign(found);
  const parent = path.at(-1);
  if (sign === undefined || !(isPair(parent) || isNode(parent))) return;
  const typed = isAlias(node) ? restOf(found, 0) : `${sign} ${restOf(found, 0)}`;
  const write = written(fieldOf(path), typed.replace(/\s+/g, " "));
  complain(file, placeOf(found), saying("sign-swallowed", { sign, write }));
}

function swallowedSign({ node, text }: Found): string | undefined {
  if (isAlias(node)) return "*";
  if (!node.tag && !node.anchor) return undefined;
  const begin = node.range?.[0] ?? 0;
  const [before] = /[&!]\S*\s*$/.exec(text.slice(Math.max(0, begin - 200), begin)) ?? [];
  return before?.trim();
}

/**
 * Reports backslashes inside double quotes. YAML reads a backslash with the next character as an escape, so a Windows
 * path would lose letters. Escapes that editors write on purpose, such as `\"` or `\u200B`, are not reported.
 */
function reportBackslash(found: Found): void {
  const { node, path, file } = found;
  if (!isScalar(node) || node.type !== "QUOTE_DOUBLE") return;
  const source = sourceOf(found);
  if (!/(?<!\\)(?:\\\\)*\\[^"\\/uU\n]/.test(source)) return;
  const write = written(fieldOf(path), source.slice(1, -1), true);
  complain(file, placeOf(found), saying("backslash", { write }));
}

/** Matches fields whose value must be exactly the id or name of something, so even an unusual space is a mistake. */
const EXACT = /(?:^|\.)(?:id|node|nodeId|nodeIndexName|picture|subUpTitle|block|list|opening)$/;

/** Reports invisible characters, unless the editor has written them as an escape such as `\u200B`. */
function reportHidden(found: Found, isKey: boolean): void {
  const { node, path, file } = found;
  const source = sourceOf(found);
  const [hidden] = invisibleIn(source);
  const at =
    hidden?.at ?? (isKey || EXACT.test(fieldOf(path) ?? "") ? source.search(ODD_SPACE) : -1);
  // The schema's check reports a text without any visible character (schemas.ts).
  if (at < 0 || !isScalar(node) || !hasText(String(node.value))) return;
  const values = { shown: excerpt(source, at), code: codePoint(source.charAt(at)) };
  complain(file, placeOf(found), saying("invisible", values));
}

/** Matches fields that contain text, even if YAML would read a number, as in `title: 3 # 高炉投产`. */
const WORDS = /(?:^|\.)(?:title|subTitle|summary|source|author|address|fileName|nodeName)$/;

/**
 * Reports text after a `#`, which YAML would drop as a comment. If the text looks like an intended comment, for example
 * with several spaces before the `#`, the report is only a note.
 */
function reportComment(found: Found): void {
  const { node, path, file } = found;
  const [, blanks = "", cut] = /^([ \t]*)(#.*)/.exec(restOf(found, 1)) ?? [];
  if (cut === undefined || MEANINGS.has(cut.slice(1).trim())) return;
  const isApart = /^# /.test(cut) && (blanks.length > 1 || !isScalar(node));
  const field = fieldOf(path);
  const isText =
    isScalar(node) &&
    (typeof node.value === "string" || node.value === null || WORDS.test(field ?? ""));
  if (!isText || isApart) {
    note(file, placeOf(found), saying("hash-remark", { cut: excerpt(cut, 0, 30) }));
    return;
  }
  const text = sourceOf(found);
  const isEmpty = node.value === null && text === "";
  const write = written(field, isEmpty ? cut : `${text}${blanks}${cut}`);
  const said = isEmpty
    ? saying("hash-empty", { key: lastOf(field), write })
    : saying("hash-cuts", { cut, write });
  complain(file, placeOf(found), said);
}

/** Matches a line that looks like a field, but that YAML reads as a part of the text above, because it is indented. */
const SWALLOWED = /\n[ \t]+(([A-Za-z]{2,20})[ \t]*[:：].*)/;

function reportSwallowedLine(found: Found): void {
  const source = sourceOf(found);
  if (!source.includes("\n") || /^[|>"']/.test(source)) return;
  const line = SWALLOWED.exec(source);
  const [, write = "", key = ""] = line ?? [];
  if (!line || !(key in fieldMeanings || ["id", "node", "title"].includes(key))) return;
  const value = write.slice(key.length).replace(/^[ \t]*[:：][ \t]*/, "");
  const at = (found.node.range?.[0] ?? 0) + line.index + 1;
  const said = saying("line-swallowed", { key, write: `${key}: ${value}` });
  complain(found.file, found.placeAt(at), said);
}

/** Joins the lines of a text. Between two Chinese lines, no space is inserted. */
function joinFolded(found: Found): void {
  const { node } = found;
  if (!isScalar(node) || typeof node.value !== "string" || node.type === "BLOCK_LITERAL") return;
  const source = sourceOf(found);
  if (!source.includes("\n")) return;
  const joined = source.replace(/(?<=\S)[ \t]*\n[ \t]*(?=[^\s#])/g, (line, at: number) =>
    isOneText(source.slice(0, at), source.slice(at + line.length)) ? "" : line,
  );
  if (joined !== source) node.value = parseDocument(joined).toJS();
}

/** The field as the editor should write it, with the text in quotes, such as `title: "…"`. */
function written(field: string | undefined, text: string, single = false): string {
  const key = lastOf(field);
  const value = single ? `'${text.replaceAll("'", "''")}'` : quoted(text.trim());
  return /^\d*$/.test(key) ? value : `${key}: ${value}`;
}

function lastOf(field = ""): string {
  return field.split(".").at(-1) ?? "";
}

/** The path of the field to which a node belongs, made from the keys and indexes on the way to it. */
function fieldOf(path: readonly unknown[]): string | undefined {
  const keys = path.flatMap((step) => (isPair(step) ? [String(step.key)] : []));
  return keys.join(".") || undefined;
}
