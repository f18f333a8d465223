import type { ContentItem, ItemNode } from "./types.ts";

/** A phrase that begins with a number, such as `26,000 racks|at three sites`: up to the bar is its unit. */
export const PHRASE = /^(\d[\d,.]*%?)\s*(?:([^|]*)\|)?\s*(.+)$/su;

/** A number that stands in large type, and what it counts. */
export interface Fact {
  number: string;
  /** Set beside the number: a unit, a measure word or nothing. */
  unit: string;
  text: string;
  /** The item that has the fact, and its node. */
  id: string;
  title: string;
  node?: ItemNode;
}

/** The facts of an item; phrases that do not begin with a number are none. */
export function factsOf({ id, title, node, facts = [] }: ContentItem): Fact[] {
  return facts.flatMap((phrase) => {
    const [, number, unit = "", text] = PHRASE.exec(phrase) ?? [];
    return number && text ? { number, unit, text, id, title, ...(node && { node }) } : [];
  });
}
