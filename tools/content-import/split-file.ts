import { excerpt } from "./characters.ts";
import { saying } from "./findings.ts";
import type { Saying } from "./messages/messages.ts";

/** The two parts of a Markdown file, and the lines of the file on which they begin. */
export interface Parts {
  fields: string;
  fieldsLine: number;
  body: string;
  bodyLine: number;
}

const FENCE = /^[\s\u200B\uFEFF]*---[\s\u200B\uFEFF]*$/;
/** Matches a line of dashes that was meant as `---`. Input methods and word processors change hyphens to dashes. */
const DASHES = /^\s*[-—–―─－_=+]{2,}\s*$/;

/** Matches a field with which the front matter often begins. */
const KEY = /^(?:id|node|title|publishTime|taxis)\s*[:：]/;

/**
 * Divides a file into front matter and body at its two lines `---`. White space around `---` and empty lines above are
 * accepted. If a line `---` is missing, returns a message.
 */
export function splitFile(text: string): Parts | { line: number; said: Saying } {
  const lines = text.split("\n");
  const begin = lines.findIndex((line) => line.trim() !== "");
  const first = lines[begin] ?? "";
  if (!FENCE.test(first)) {
    const line = Math.max(1, begin + 1);
    if (KEY.test(first)) return { line, said: saying("head-begins", { shown: first.trim() }) };
    const fence = lines.findIndex((each) => FENCE.test(each));
    if (fence > 0 && KEY.test(lines[fence + 1] ?? "")) {
      return {
        line,
        said: saying("head-first", { shown: excerpt(first.trim()), line: fence + 1 }),
      };
    }
    return DASHES.test(first)
      ? { line, said: saying("head-dashes", { found: first.trim() }) }
      : { line, said: saying("head-missing", {}) };
  }
  const end = lines.findIndex((line, index) => index > begin && FENCE.test(line));
  if (end < 0) {
    const dashes = lines.findIndex((line, index) => index > begin && DASHES.test(line));
    if (dashes >= 0) {
      return {
        line: dashes + 1,
        said: saying("head-dashes", { found: lines[dashes]?.trim() ?? "" }),
      };
    }
    const text = firstTextLine(lines.slice(begin + 1));
    if (text === undefined) return { line: begin + 1, said: saying("head-open", {}) };
    const line = begin + 2 + text;
    const shown = excerpt(lines[line - 1]?.trim() ?? "");
    return { line, said: saying("head-ends-before", { shown, line }) };
  }
  return {
    fields: lines.slice(begin + 1, end).join("\n"),
    fieldsLine: begin + 2,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}

/** Matches a line that begins with a Markdown mark, such as `## ` or `> `. */
const MARKDOWN = /^(?:#{2,6} |> |!\[|\d+\. )/;
/** Matches a text that cannot be the name of a field, because it is too long or reads like a sentence. */
const NO_NAME = /[，。！？；、]|.{31}|\p{Script=Han}.*\s|[a-z]+(?: [a-z]+){2}/iu;

/**
 * Returns the index of the first line that looks like text of the body. All lines should be fields, so if there is such
 * a line, an editor has forgotten the `---` that ends the fields.
 */
export function firstTextLine(lines: readonly string[]): number | undefined {
  const index = lines.findIndex((line, place) => {
    if (place === 0 || !/^[^\s#-]|^#{2,} /.test(line)) return false;
    const isApart = lines[place - 1]?.trim() === "";
    const [name = "", value] = line.split(/[:：]/);
    return MARKDOWN.test(line) || (isApart && (value === undefined || NO_NAME.test(name)));
  });
  return index < 0 ? undefined : index;
}

/** Whether a text that YAML reads as a key is probably a sentence of the body. */
export function isSentence(key: string): boolean {
  return NO_NAME.test(key);
}
