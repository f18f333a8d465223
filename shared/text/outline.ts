/** An entry of a nested list. */
export interface OutlineEntry {
  /** The position in the document, because names may be repeated. */
  id: number;
  /** The HTML on the entry's own line. */
  name: string;
  children: OutlineEntry[];
}

const LIST_TAG = /(<\/?(?:ul|ol|li|p)\b[^>]*>)/;

/** A longer list is not drawn as an organisation chart, because nobody would find anything in the chart. */
const MAX_ENTRIES = 200;

/**
 * Reads content that consists of one nested list in sanitised HTML. The result is empty if there is anything besides
 * the list, or if the list has too many entries.
 */
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
