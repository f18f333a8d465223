import { splitAt } from "../../content/split-at.ts";

/** A plain text as HTML with `<wbr>` at the given offsets. */
export function breakableHtml(text: string, breaks?: readonly number[]): string {
  return splitAt(text, breaks).map(escaped).join("<wbr>");
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** For text between tags only, not for attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? "");
}
