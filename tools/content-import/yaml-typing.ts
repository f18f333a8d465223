import { type Document, isMap, parseDocument } from "yaml";
import { codePoint, excerpt, halfWidth, invisibleIn, ODD_SPACE, quoted } from "./characters.ts";
import { saying } from "./findings.ts";
import type { Saying } from "./messages/messages.ts";
import { asList } from "./schema-issues.ts";
import { ITEM_FIELDS } from "./schemas.ts";
import { firstTextLine } from "./split-file.ts";

/** A mistake in a text that is not valid YAML. The message explains what the editor has typed, without YAML's terms. */
interface Explained {
  /** The offset of the mistake in the text. */
  at: number;
  said: Saying;
  field?: string | undefined;
}

/** Matches a key at the beginning of a line, and the text after it. */
const KEYED = /^([ \t]*(?:- +)?)([^\s:：#"'“”\-[{][^:：]{0,30}?)([ \t]*)([:：])(.*)$/u;

/** Explains the lines that contain a mistake. If none is found, explains the line that the YAML parser reports. */
export function explainTyping(document: Document, text: string, firstLine: number): Explained[] {
  const lines = text.split("\n");
  const offsets = lineOffsets(lines);
  const isFrontMatter = firstLine > 1;
  const end = isFrontMatter ? firstTextLine(lines) : undefined;
  if (end !== undefined) {
    const shown = excerpt(lines[end]?.trim() ?? "");
    return [
      { at: offsets[end] ?? 0, said: saying("head-ends-before", { shown, line: end + firstLine }) },
    ];
  }
  const blocks = blockLines(lines);
  const single = lines.flatMap((line, index) => {
    if (blocks.has(index)) return [];
    const [, indent = "", key = ""] = KEYED.exec(line) ?? [];
    const isShifted = isFrontMatter && /^ +$/.test(indent) && ITEM_FIELDS.includes(key);
    if (!isShifted && !isBroken(lines, index)) return [];
    const said = isShifted
      ? saying("line-swallowed", { key, write: line.trim() })
      : explainLine(line, isFrontMatter);
    return said ? [{ at: offsets[index] ?? 0, said, field: key.trim() || undefined }] : [];
  });
  if (single.length > 0) return single;
  return document.errors.slice(0, 1).map((error) => {
    const [at] = error.pos;
    const index = Math.max(
      0,
      offsets.findLastIndex((offset) => offset <= at),
    );
    const line = lines[index]?.trim()
      ? index
      : lines.findLastIndex((each, i) => i < index && each.trim() !== "");
    const found = lines[line] ?? "";
    const [key = ""] = KEYED.exec(found)?.slice(2, 3) ?? [];
    const said =
      error.code === "DUPLICATE_KEY" && key === "id" && !isFrontMatter
        ? saying("dash-missing", { write: `- ${found.trim()}` })
        : error.code === "DUPLICATE_KEY"
          ? saying("key-twice", { key: key || excerpt(found) })
          : (explainLine(found, isFrontMatter) ?? explainPlace(found));
    return { at: offsets[line] ?? 0, said, field: key.trim() || undefined };
  });
}

function lineOffsets(lines: readonly string[]): number[] {
  let next = 0;
  return lines.map((line) => {
    const at = next;
    next += line.length + 1;
    return at;
  });
}

/** The indexes of lines inside block texts. A block text begins with `|` or `>` after its key. */
function blockLines(lines: readonly string[]): Set<number> {
  const inside = new Set<number>();
  let depth: number | undefined;
  for (const [index, line] of lines.entries()) {
    const own = line.search(/\S/);
    if (depth !== undefined && (own < 0 || own > depth)) {
      inside.add(index);
      continue;
    }
    depth = /[:：]\s*[|>][+-]?\d?\s*$/.test(line) ? own : undefined;
  }
  return inside;
}

/** Whether the field that begins on a line is invalid YAML. The rest of the file is not considered. */
function isBroken(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? "";
  if (!line.trim() || line.startsWith("#")) return false;
  const [, indent = ""] = KEYED.exec(line) ?? [];
  if (/^\s/.test(line) && !KEYED.test(line)) return /^[ \t]*\t|^[^\S\n]*[\xA0\u3000]/.test(line);
  const below = lines.slice(index + 1);
  const depth = indent.length;
  const last = below.findIndex(
    (each) => each.trim() !== "" && !each.startsWith(" ".repeat(depth + 1)),
  );
  const own = [
    " ".repeat(depth) + line.slice(depth),
    ...below.slice(0, last < 0 ? below.length : last),
  ];
  const document = parseDocument(own.map((each) => each.slice(depth)).join("\n"));
  const { contents, errors } = document;
  return errors.length > 0 || !isMap(contents);
}

/** The message for a line that is valid but in the wrong place. */
function explainPlace(line: string): Saying {
  if (/^ +/.test(line) && KEYED.test(line)) return saying("indent", {});
  return saying("unreadable", { shown: excerpt(line.trim(), 0, 30) });
}

/** The message for a mistake in a line. Undefined if the line has no known mistake. */
function explainLine(line: string, isFrontMatter: boolean): Saying | undefined {
  if (/^ *\t/.test(line)) return saying("tab-indent", {});
  const [, dashed] = /^ *(?:-|[－–—•·]\s*)([^\s-].*[:：].*)$/.exec(line) ?? [];
  if (dashed) return saying("dash-space", { write: `- ${dashed}` });
  if (isFrontMatter && /^[-*+•·] +\w+:/.test(line)) {
    return saying("key-dash", { write: line.replace(/^\S+ +/, "") });
  }
  const found = KEYED.exec(line);
  if (!found) return explainUnkeyed(line, isFrontMatter);
  const [, indent = "", name = "", , colon, rest = ""] = found;
  const key = name.replace(ODD_SPACE, "").trim();
  const value = rest.replace(/^[\s\u200B\uFEFF]+/, "").trimEnd();
  const write = `${indent.trimStart()}${key}: ${value}`;
  if (colon === "：") return saying("wide-colon", { key, write });
  const [odd] =
    new RegExp(`^(?:.{0,40}:)?[ \\t]*(${ODD_SPACE.source})`, "u").exec(line)?.slice(1) ?? [];
  if (odd !== undefined) return saying("odd-space", { code: codePoint(odd), write });
  const [hidden] = invisibleIn(line);
  if (hidden) {
    const shown = excerpt(line, hidden.at);
    return saying("invisible", { shown, code: codePoint(hidden.character) });
  }
  if (rest !== "" && !/^\s/.test(rest)) return saying("colon-space", { key, write });
  return explainValue(key, value);
}

function explainUnkeyed(line: string, isFrontMatter: boolean): Saying | undefined {
  const text = line.trim();
  if (/^[-#\]}]/.test(text)) return undefined;
  return saying(isFrontMatter ? "line-alone" : "line-no-field", { shown: excerpt(text, 0, 20) });
}

/** Matches an apostrophe inside a word, as in `It's`. */
const APOSTROPHES = /(?<=\p{L})'(?=\p{L})/gu;

/** The fields that may have several values in brackets. */
const LISTS = new Set(["keywords", "people"]);

/** Matches a sign at the beginning of a text. YAML gives these signs a meaning, so such a text needs quotes. */
const FIRST_SIGNS = /^[@%`&*!|>?,\]}{#-]/;

function explainValue(key: string, value: string): Saying | undefined {
  const write = `${key}: ${quoted(value)}`;
  const [sign = ""] = value;
  if (LISTS.has(key)) return saying("list", { write: `${key}: ${asList(value)}` });
  const [, other = ""] = /[,，;；]\s*([A-Za-z]+): /.exec(value) ?? [];
  if (!/^["']/.test(value) && ITEM_FIELDS.includes(other))
    return saying("keys-together", { other });
  if (/^["']/.test(value)) {
    const inner = value.slice(1, -1);
    if (
      value.length > 2 &&
      value.endsWith(sign) &&
      !inner.replace(APOSTROPHES, "").includes(sign)
    ) {
      const mended = `${key}: ${quoted(inner)}`;
      const isPath = sign === '"' && inner.includes("\\");
      return isPath
        ? saying("backslash", { write: mended })
        : saying("quotes-within", { sign, write: mended });
    }
    const isClosed = new RegExp(`^${sign}[^${sign}]*${sign}`).test(value);
    if (isClosed) return saying("part-quoted", { write });
    // Input methods and word processors may change the closing quote to a curly quote, which is removed here.
    const text = value.replace(/[”’]$/, "");
    return saying("quote-open", { sign, write: `${key}: ${text}${sign}` });
  }
  if (sign === "[") {
    if (!value.includes("]")) return saying("bracket-open", { write: `${key}: ${value}]` });
    return saying("first-sign", { sign, write });
  }
  if (FIRST_SIGNS.test(value) && !/^[|>][+-]?\d?$/.test(value))
    return saying("first-sign", { sign, write });
  if (/:(?:\s|$)/.test(halfWidth(value)) && value.includes(":")) {
    return /^[“‘]/.test(value)
      ? saying("curly-quotes", { write })
      : saying("text-colon", { write });
  }
  return undefined;
}
