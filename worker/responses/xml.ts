/** All but the characters that XML 1.0 section 2.2 allows; half a surrogate pair is none of them. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** The text without what no XML document may hold, escaped or not. */
export function xmlCharacters(text: string): string {
  return text.replace(FORBIDDEN, "");
}

/** The text as it stands in an element or an attribute. */
export function escapeXml(text: string): string {
  return xmlCharacters(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An element that holds a text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
