/** An entry of a nested list. */
export interface OutlineEntry {
  /** Position in the document: names may repeat. */
  id: number;
  /** HTML within the entry's own line. */
  name: string;
  children: OutlineEntry[];
}

const LIST_TAG = /(<\/?(?:ul|ol|li|p)\b[^>]*>)/;

/** Nobody finds anything in a chart of more. */
const MAX_ENTRIES = 200;

/** Reads content that is one nested list, already sanitized; empty if it has anything else, or too many entries. */
export function readOutline(html: string): OutlineEntry[] {
  let count = 0;
  const root: OutlineEntry = { id: count++, name: "", children: [] };
  const path = [root];
  for (const part of html.split(LIST_TAG)) {
    const parent = path.at(-1) ?? root;
    if (part.startsWith("</li")) path.pop();
    else if (part.startsWith("<li")) {
      const entry = { id: count++, name: "", children: [] };
      parent.children.push(entry);
      path.push(entry);
    } else if (!LIST_TAG.test(part)) parent.name += part.trim();
  }
  return root.name === "" && count <= MAX_ENTRIES ? root.children : [];
}
