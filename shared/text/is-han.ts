/** Whether a text begins with a Chinese character. */
export function isHan(text: string): boolean {
  return text > "\u2E80";
}
