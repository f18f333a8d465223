/** The entities that specification section 1 names, by name. */
const ENTITIES: Record<string, string> = {
  lt: "<",
  gt: ">",
  nbsp: " ",
  amp: "&",
  quot: '"',
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  mdash: "—",
};

/** A greater-than sign within a quoted attribute does not end a tag. */
const TAG = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** Plain text of HTML: tags removed, a few entities decoded, white space folded. */
export function stripTags(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/tr|\/td|\/th|\/figcaption|\/blockquote)\b[^>]*>/gi, " ")
    .replace(TAG, "")
    .replace(/&(#\d{1,7}|\w+);/g, decodeEntity)
    .replace(/\s+/g, " ")
    .trim();
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
  const code = Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
