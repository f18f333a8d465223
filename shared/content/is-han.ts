/** Whether a text begins with a Chinese character, so that its lines may be vertical. */
export function isHan(text: string): boolean {
  return text > "\u2E80";
}
