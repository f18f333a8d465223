import type { Token } from "marked";
import { isWords, wordsOf } from "./check-marks.ts";
import { saying } from "./findings.ts";
import type { Report } from "./text-findings.ts";
import { childrenOf } from "./token-places.ts";

/**
 * A notation that other programs support. `write` returns what to write here for the same effect, if that is
 * possible.
 */
interface Dialect {
  mark: RegExp;
  write?: (found: RegExpExecArray) => string;
}

/** Notations of Word, Typora, Obsidian, Hexo, Hugo, VitePress, GitHub and pandoc. */
const DIALECTS: readonly Dialect[] = [
  { mark: /!\[\[[^\]\n]+\]\]/g, write: () => "![…](media:…)" },
  { mark: /(?<!!)\[\[([^\]\n]+)\]\]/g, write: ([, words]) => `[${words}](/…)` },
  { mark: /(?<![\w=])==(?=[^\s=])([^=\n]+)==(?!=)/g, write: ([, words]) => `**${words}**` },
  { mark: /(?<![\w+])\+\+(?=[^\s+])([^+\n]+)\+\+(?!\+)/g, write: ([, words]) => `<u>${words}</u>` },
  { mark: /(?<=[A-Za-z)）])~(\d{1,3}[+-]?)~(?!~)/g, write: ([, index]) => `<sub>${index}</sub>` },
  { mark: /(?<=[\w)）])\^(\w{1,4}[+-]?)\^/g, write: ([, index]) => `<sup>${index}</sup>` },
  { mark: /\^\[([^\]\n]+)\]/g, write: ([, words]) => `（${words}）` },
  { mark: /\$\$[^$\n]+\$\$|\$(?![\s$\d])[^$\n]*[\\^_{][^$\n]*(?<![\s\\])\$(?!\d)/g },
  { mark: /^\s*={3,}\s*$/g, write: () => "---" },
  { mark: /<\/?[movw]:\w[^<>\n]*>/g },
  { mark: /\{[{%][^\n]*?[%}]\}/g },
  { mark: /\{(?:[#.:][\w-][^{}\n]*|\w+=[^{}\n]*)\}/g },
  { mark: /^\s*(?::{3,}.*|\[toc\]|\[!\w{3,12}\]|\*\[[^\]\n]+\]:.*)/gim },
  { mark: /(?<![\w:])(?::[a-z][a-z_]{2,20}:)(?![\w:])/g },
];

/** A text without any of these signs contains none of the notations, so the slower patterns need not be tried. */
const SIGNS = /[=+~^${[<]|:[a-z:]/;

/** Finds notations of other programs, because the site would show them as typed. */
export function checkDialects(token: Token, _: readonly Token[], report: Report): void {
  const children = childrenOf(token);
  const isWhole = token.type !== "em" && token.type !== "strong" && token.type !== "del";
  if (!isWhole || !children.some(isWords) || !SIGNS.test(token.raw)) return;
  let text = wordsOf(token, children);
  for (const { mark, write } of DIALECTS) {
    let last = 0;
    for (const found of text.matchAll(mark)) {
      const shown = found[0].trim();
      const at = report.places.find(token, shown, last);
      last = at + 1;
      report.note(
        at,
        write
          ? saying("dialect-write", { shown, write: write(found) })
          : saying("dialect", { shown }),
      );
    }
    text = text.replace(mark, (found) => " ".repeat(found.length));
  }
}
