import { escapeHtml } from "../../page/escape-html.ts";

/** A summary as HTML in which numbers stay on one line with the Chinese unit after them: it has no offsets for them. */
export function wholeNumbers(text: string): string {
  return escapeHtml(text).replace(/\d[\d,.]*\p{Script=Han}{1,2}/gu, "<span data-whole>$&</span>");
}
