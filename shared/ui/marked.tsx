import { findKeyword } from "../text/find-keyword.ts";
import { breakableHtml, type Summarised, type Titled, wholePartsHtml } from "./breakable-text.tsx";

/** Texts in which the words of the keyword are highlighted. Their lines break at the same places as without highlights. */

export function MarkedTitle({ item, keyword }: { item: Titled; keyword: string }) {
  return <span dangerouslySetInnerHTML={{ __html: markedTitle(item, keyword) }} />;
}

export function markedTitle({ title, titleBreaks }: Titled, keyword: string): string {
  return breakableHtml(title, titleBreaks, findKeyword(title, keyword));
}

export function MarkedSummary({ item, keyword }: { item: Summarised; keyword: string }) {
  return <span dangerouslySetInnerHTML={{ __html: markedSummary(item, keyword) }} />;
}

export function markedSummary(
  { summary = "", summaryWholes }: Summarised,
  keyword: string,
): string {
  return wholePartsHtml(summary, summaryWholes, findKeyword(summary, keyword));
}
