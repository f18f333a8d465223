import { basename } from "node:path";
import { locales as LOCALES } from "../../shared/i18n/locales.ts";
import { excerpt } from "./characters.ts";
import { type ContentFile, isContent, REDIRECTS, SEED } from "./content-files.ts";
import { complain, hasProblems, note, type SeedFile, saying } from "./findings.ts";
import type { Saying } from "./messages/messages.ts";
import { plainText } from "./read-items.ts";

/** The character with which a UTF-8 decoder replaces invalid bytes. */
const NO_CHARACTER = "\uFFFD";

/** Reports problems with a whole file: its place, name or encoding. Returns whether the file can be read. */
export function checkFile({ path, isBroken }: ContentFile, file: SeedFile): boolean {
  const place = misplaced(path);
  if (place) complain(file, { line: 1 }, place);
  else if (isBroken) complain(file, { line: 1 }, saying("broken-shortcut", {}));
  else if (!isContent(path)) complainOfName(file);
  else {
    complainOfEncoding(file);
    if (!hasProblems(file)) complainOfConflict(file);
    reportLookalikes(file);
  }
  return !hasProblems(file);
}

/**
 * The message about a file in the wrong folder. Content files belong in a locale's folder, such as content/zh. Only
 * redirects.yaml is directly in content/.
 */
function misplaced(path: string): Saying | undefined {
  if (/^redirects\.ya?ml$/.test(path.slice(`${SEED}/`.length))) return undefined;
  if (basename(path) === basename(REDIRECTS)) return saying("redirects-place", { to: REDIRECTS });
  if (LOCALES.some((locale) => path.startsWith(`${SEED}/${locale}/`))) return undefined;
  const folders = LOCALES.map((locale) => `${SEED}/${locale}`).join(", ");
  return saying("misplaced", { folders });
}

const OFFICE = /\.(?:docx?|wps|wpt|odt|rtf|xlsx?|et|csv|pptx?|pdf|pages|html?)$/i;

function complainOfName(file: SeedFile): void {
  // People easily overlook white space at the end of a name, and full-width dots. So the name is tested without this
  // white space and with ordinary dots.
  const name = basename(file.path).trim().replaceAll("．", ".");
  const [, wanted] = /^(.+\.(?:md|yaml))\.(?:txt|md|yaml|text)$/i.exec(name) ?? [];
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

/** Reports a file that is not in UTF-8, for example because a program has saved it as GBK or UTF-16. */
function complainOfEncoding(file: SeedFile): void {
  if (!file.text.includes(NO_CHARACTER) && !file.text.includes("\0")) return;
  if (isUtf16(file.text)) {
    complain(file, { line: 1 }, saying("utf-16", {}));
    return;
  }
  const line = file.text.split("\n").findIndex((one) => one.includes(NO_CHARACTER)) + 1;
  if (line > 0) complain(file, { line }, saying("not-utf8", {}));
}

/** Whether a file is in UTF-16. In UTF-16, one of the two bytes of a Latin letter is zero. */
function isUtf16(text: string): boolean {
  return text.startsWith(NO_CHARACTER + NO_CHARACTER) || text.slice(0, 200).split("\0").length > 10;
}

/** Matches text that a program has read in a wrong encoding and then saved, such as GBK that was read as UTF-8. */
const GARBLED = /锟斤拷|(?:[åäæçèéêï][\x80-\u2122]{2}){3}/u;
/**
 * Matches Unicode's radicals and compatibility ideographs. Text that was copied from a PDF may contain them in place
 * of the usual characters, so a search would not find the text.
 */
const LOOKALIKES = /[\u2E80-\u2FDF\uF900-\uFAFF]+/g;

/** Reports garbled texts (see GARBLED), and characters that only look like the usual characters (see LOOKALIKES). */
function reportLookalikes(file: SeedFile): void {
  if (!/[\u2E80-\u2FDF\uF900-\uFAFF锟åäæçèéêï]/.test(file.text)) return;
  for (const [index, text] of plainText(file.text).split("\n").entries()) {
    const line = index + 1;
    const garbled = GARBLED.exec(text);
    if (garbled) {
      complain(file, { line }, saying("garbled", { shown: excerpt(garbled[0]) }));
      return;
    }
    for (const [shown] of text.matchAll(LOOKALIKES)) {
      const write = shown.normalize("NFKC");
      if (write !== shown) note(file, { line }, saying("lookalike", { shown, write }));
    }
  }
}

const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^(?:<{7}|>{7})[^<>\s].*$/;

/** Reports the markers of a merge conflict. */
function complainOfConflict(file: SeedFile): void {
  if (!/<{7}|>{7}/.test(file.text)) return;
  const lines = plainText(file.text).split("\n");
  const line = lines.findIndex((each) => CONFLICT.test(each)) + 1;
  if (line === 0) return;
  complain(file, { line }, saying("conflict", { shown: excerpt(lines[line - 1] ?? "", 0, 20) }));
}
