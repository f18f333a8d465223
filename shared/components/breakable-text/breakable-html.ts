import { splitAt } from "../../content/split-at.ts";
import { escapeHtml } from "../../page/escape-html.ts";

/** A plain text as HTML with `<wbr>` at the given offsets. */
export function breakableHtml(text: string, breaks?: readonly number[]): string {
  return splitAt(text, breaks).map(escapeHtml).join("<wbr>");
}
