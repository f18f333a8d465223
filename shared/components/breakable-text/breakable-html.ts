import { splitAt } from "../../content/split-at.ts";
import { escapeHtml } from "../../page/escape-html.ts";

/** A plain text as HTML with a break at each of the given offsets; without any, numbers stay with the Chinese unit after them. */
export function breakableHtml(text: string, breaks?: readonly number[]): string {
  return breaks
    ? splitAt(text, breaks)
        .map((part, index) => (index ? breakAt(text, breaks[index - 1]) : "") + escapeHtml(part))
        .join("")
    : escapeHtml(text).replace(NUMBER, "<span data-whole>$&</span>");
}

/** Beside a `<wbr>` browsers leave out the space between Chinese and Latin letters or figures; styles/base.css adds it. */
export function breakAt(text: string, offset = 0): string {
  const around = text.slice(offset - 1, offset + 1);
  return BETWEEN_SCRIPTS.test(around) ? "<span data-gap><wbr></span>" : "<wbr>";
}

const NUMBER = /[\d,.]+\p{Script=Han}{1,2}/gu;
const BETWEEN_SCRIPTS = /[\w%]\p{Script=Han}|\p{Script=Han}\w/u;
