import { splitAt } from "../../content/split-at.ts";

/** A plain text as HTML with `<wbr>` at the given offsets. */
export function breakableHtml(text: string, breaks?: readonly number[]): string {
  return splitAt(text, breaks).map(escapeHtml).join("<wbr>");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text for HTML, between tags or in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}
