import { escapeHtml } from "../text/escape-html.ts";
import { splitAt } from "../text/split-at.ts";

/** A plain text as HTML with a break at each of the given offsets. */
export function breakableHtml(text: string, breaks: readonly number[] = []): string {
  return splitAt(text, breaks)
    .map((part, index) => (index > 0 ? breakAt(text, breaks[index - 1]) : "") + escapeHtml(part))
    .join("");
}

/** Beside a `<wbr>` browsers leave out the space between Chinese and Latin letters or figures; styles/base.css adds it. */
const GAP = "<span data-gap><wbr></span>";

export function breakAt(text: string, offset = 0): string {
  return isBetweenScripts(text, offset) ? GAP : "<wbr>";
}

/** The start tag of a number with its unit. Without the break Chromium indents lines that begin with such an element. */
export function wholeAt(text: string, offset: number): string {
  return `${isBetweenScripts(text, offset) ? GAP : ""}<span data-whole>`;
}

function isBetweenScripts(text: string, offset: number): boolean {
  return BETWEEN_SCRIPTS.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

const BETWEEN_SCRIPTS = /^(?:[\w%]\p{Script=Han}|\p{Script=Han}\w)$/u;
