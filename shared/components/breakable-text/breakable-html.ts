import { splitAt } from "../../content/split-at.ts";
import { escapeHtml } from "../../page/escape-html.ts";

/** A plain text as HTML with `<wbr>` at the given offsets. */
export function breakableHtml(text: string, breaks?: readonly number[]): string {
  return spaceBreaks(splitAt(text, breaks).map(escapeHtml).join("<wbr>"));
}

/** Beside a `<wbr>` browsers leave out the space between Chinese and Latin letters or figures; styles/base.css adds it. */
export function spaceBreaks(html: string): string {
  return html.replace(BETWEEN_SCRIPTS, "<span data-gap>$&</span>");
}

const BETWEEN_SCRIPTS = /(?<=[\w%])<wbr>(?=\p{Script=Han})|(?<=\p{Script=Han})<wbr>(?=\w)/gu;
