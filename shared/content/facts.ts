import type { ContentItem, ItemNode } from "./types.ts";

/** A phrase that begins with a number, such as `26,000 racks`. */
export const PHRASE = /^(\d[\d,.]*%?)\s*(.+)$/su;

/** A number that stands in large type, and what it counts. */
export interface Fact {
  number: string;
  text: string;
  /** The item that has the fact, and its node. */
  id: string;
  title: string;
  node?: ItemNode;
}

/** The facts of an item; phrases that do not begin with a number are none. */
export function factsOf({ id, title, node, facts = [] }: ContentItem): Fact[] {
  return facts.flatMap((phrase) => {
    const [, number, text] = PHRASE.exec(phrase) ?? [];
    return number && text ? { number, text, id, title, ...(node && { node }) } : [];
  });
}
