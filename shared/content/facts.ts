import { amount } from "../i18n/numbers.ts";
import type { ContentItem, ItemNode } from "./types.ts";

/**
 * Matches a phrase that begins with a number, such as `26,000 racks|at three sites`. The unit is the text between the
 * number and the bar.
 */
export const PHRASE = /^(\d[\d,.]*%?)\s*(?:([^|]*)\|)?[\s，、\u200B]*(.+)$/su;

/** A key figure: a number, which is shown in large type, and a text that says what the number counts. */
export interface Fact {
  number: string;
  /** The text beside the number: a unit, a measure word or nothing. */
  unit: string;
  text: string;
  /** The total of which the number is a part: 42 in `38/42 cranes`, 100 for per cent. A total of zero is left out. */
  total?: number;
  /** The id of the item with the fact. */
  id: string;
  title: string;
  node?: ItemNode;
}

/** The facts of an item. Phrases that do not begin with a number are ignored. */
export function factsOf({ id, title, node, facts = [] }: ContentItem): Fact[] {
  return facts.flatMap((phrase) => {
    const [, number, unit = "", text] = PHRASE.exec(phrase) ?? [];
    if (!number || !text) return [];
    const total = number.endsWith("%") ? "100" : /^\/(\d[\d,]*)/.exec(unit)?.[1];
    const of = amount(total ?? "");
    return [{ number, unit, text, id, title, ...(of > 0 && { total: of }), ...(node && { node }) }];
  });
}
