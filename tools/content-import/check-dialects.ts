import type { Token } from "marked";
import { isWords, wordsOf } from "./check-marks.ts";
import { saying } from "./findings.ts";
import type { Report } from "./text-findings.ts";
import { childrenOf } from "./token-places.ts";

/**
 * A Markdown notation that other programs support, but this site does not. If this site has a notation with the same
 * effect, `write` returns it.
 */
interface Dialect {
  mark: RegExp;
  write?: (found: RegExpExecArray) => string;
}

/** Markdown notations of Word, Typora, Obsidian, Hexo, Hugo, VitePress, GitHub and pandoc. */
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

/** Matches a sign that occurs in a notation above. In a text without these signs, the slower patterns are not tried. */
const SIGNS = /[=+~^${[<]|:[a-z:]/;

/** Finds notations of other programs. The site would show them as they are typed. */
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
