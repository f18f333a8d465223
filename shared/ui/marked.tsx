import { findKeyword } from "../text/find-keyword.ts";
import { breakableHtml, shortTextHtml } from "./breakable-text.tsx";

interface MarkedProps {
  text: string;
  keyword: string;
  /**
   * The offsets at which a line may break. Without them it may break anywhere except between a number and its unit,
   * and between the last words.
   */
  breaks?: readonly number[] | undefined;
}

/** A text in which the words of the keyword are highlighted. Its lines break at the same places as without highlights. */
export function Marked(props: MarkedProps) {
  return <span dangerouslySetInnerHTML={{ __html: markedHtml(props) }} />;
}

export function markedHtml({ text, keyword, breaks }: MarkedProps): string {
  const found = findKeyword(text, keyword);
  return breaks ? breakableHtml(text, breaks, found) : shortTextHtml(text, found);
}
