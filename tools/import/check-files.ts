import { basename } from "node:path";
import { excerpt } from "./characters.ts";
import { type ContentFile, isContent } from "./content-files.ts";
import { complain, hasProblems, type SeedFile, saying } from "./findings.ts";
import { plainText } from "./read-items.ts";

/** What reading as UTF-8 puts for bytes that are none. */
const NO_CHARACTER = "\uFFFD";

/** Reports files that cannot be read. @returns whether one can be. */
export function checkFile({ path, isBroken }: ContentFile, file: SeedFile): boolean {
  if (isBroken) complain(file, { line: 1 }, saying("broken-shortcut", {}));
  else if (!isContent(path)) complainOfName(file);
  else {
    complainOfEncoding(file);
    if (!hasProblems(file)) complainOfConflict(file);
  }
  return !hasProblems(file);
}

const OFFICE = /\.(?:docx?|wps|wpt|odt|rtf|xlsx?|et|csv|pptx?|pdf|pages|html?)$/i;

function complainOfName(file: SeedFile): void {
  const name = basename(file.path);
  const [, wanted] = /^(.+\.(?:md|yaml))\.(?:txt|md|yaml|text|bak|orig)$/i.exec(name) ?? [];
  const other = /^(.+)\.(?:markdown|mdown|yml)$/i.exec(name)?.[1];
  const kind = /yml$/i.test(name) ? "yaml" : "md";
  const lower = /\.(?:md|yaml)$/i.test(name)
    ? name.replace(/\.\w+$/, (end) => end.toLowerCase())
    : undefined;
  const better = wanted ?? (other === undefined ? lower : `${other}.${kind}`);
  if (wanted !== undefined) complain(file, { line: 1 }, saying("not-read-text", { name: wanted }));
  else if (better !== undefined)
    complain(file, { line: 1 }, saying("not-read-name", { name: better }));
  else complain(file, { line: 1 }, saying(OFFICE.test(name) ? "not-read-office" : "not-read", {}));
}

/** Files that an editor has saved as GBK or UTF-16, say. */
function complainOfEncoding(file: SeedFile): void {
  if (!file.text.includes(NO_CHARACTER) && !file.text.includes("\0")) return;
  if (isUtf16(file.text)) {
    complain(file, { line: 1 }, saying("utf-16", {}));
    return;
  }
  const line = file.text.split("\n").findIndex((one) => one.includes(NO_CHARACTER)) + 1;
  if (line > 0) complain(file, { line }, saying("not-utf8", {}));
}

/** Every other byte of Latin text is zero. */
function isUtf16(text: string): boolean {
  return text.startsWith(NO_CHARACTER + NO_CHARACTER) || text.slice(0, 200).split("\0").length > 10;
}

const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^(?:<{7}|>{7})[^<>\s].*$/;

/** What merging two versions leaves where both have changed. */
function complainOfConflict(file: SeedFile): void {
  if (!/<{7}|>{7}/.test(file.text)) return;
  const lines = plainText(file.text).split("\n");
  const line = lines.findIndex((each) => CONFLICT.test(each)) + 1;
  if (line === 0) return;
  complain(file, { line }, saying("conflict", { shown: excerpt(lines[line - 1] ?? "", 0, 20) }));
}
