/** Keeps numbers in HTML on one line with the Chinese unit after them: a summary has no offsets for them. */
export function wholeNumbers(html: string): string {
  return html.replace(/\d[\d,.]*\p{Script=Han}{1,2}/gu, "<span data-whole>$&</span>");
}
