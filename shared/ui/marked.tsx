import { findKeyword } from "../text/find-keyword.ts";
import { breakableHtml, type Summarised, summaryHtml, type Titled } from "./breakable-text.tsx";

/** Texts in which the words of the keyword are highlighted. Highlights do not change where lines break. */

export function MarkedTitle({ item, keyword }: { item: Titled; keyword: string }) {
  return <span dangerouslySetInnerHTML={{ __html: markedTitle(item, keyword) }} />;
}

export function markedTitle({ title, titleBreaks }: Titled, keyword: string): string {
  return breakableHtml(title, titleBreaks, findKeyword(title, keyword));
}

export function MarkedSummary({ item, keyword }: { item: Summarised; keyword: string }) {
  return (
    <span
      data-whole-words={item.summaryWords && ""}
      dangerouslySetInnerHTML={{ __html: markedSummary(item, keyword) }}
    />
  );
}

export function markedSummary(
  { summary = "", summaryWords, summaryWholes }: Summarised,
  keyword: string,
): string {
  return summaryHtml(summary, summaryWords, summaryWholes, findKeyword(summary, keyword));
}
