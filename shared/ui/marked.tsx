import { findKeyword } from "../text/find-keyword.ts";
import { breakableHtml, shortTextHtml, wholeNumbers } from "./breakable-text.tsx";

interface MarkedProps {
  text: string;
  keyword: string;
  /**
   * The offsets at which a line may break. Without them it may break anywhere except between a number and its unit,
   * and between the last words.
   */
  breaks?: readonly number[] | undefined;
}

/** A text in which the words of the keyword are highlighted. */
export function Marked(props: MarkedProps) {
  return <span dangerouslySetInnerHTML={{ __html: markedHtml(props) }} />;
}

export function markedHtml({ text, keyword, breaks }: MarkedProps): string {
  let end = 0;
  const parts = markKeyword(text, keyword).map((part) => {
    const start = end;
    end += part.text.length;
    const own = breaks?.filter((at) => at >= start && at < end).map((at) => at - start);
    const html = own
      ? breakableHtml(part.text, own)
      : withoutBreaks(part.text, end === text.length);
    return part.isMatch ? `<mark>${html}</mark>` : html;
  });
  return parts.join("");
}

function withoutBreaks(text: string, isLast: boolean): string {
  return isLast ? shortTextHtml(text) : wholeNumbers(text);
}

interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into parts that match a word of the keyword, and parts that do not. */
export function markKeyword(text: string, keyword: string): MarkedPart[] {
  const found = findKeyword(text, keyword);
  const parts = found.flatMap(({ start, end }, index) => [
    { text: text.slice(found[index - 1]?.end ?? 0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
  ]);
  const rest = { text: text.slice(found.at(-1)?.end ?? 0), isMatch: false };
  return [...parts, rest].filter((part) => part.text !== "");
}
