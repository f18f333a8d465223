import type { ContentCard } from "../../shared/content/types.ts";
import { shortSummary } from "../../shared/text/cut-text.ts";
import { breaksBetweenWords, wholeParts } from "./whole-parts.ts";

type SummaryFields = Pick<
  ContentCard,
  "summary" | "summaryWords" | "shortSummaryWords" | "summaryWholes" | "shortSummaryWholes"
>;

/**
 * Returns a summary with the offsets at which its lines may break. If there are none, as in an English summary, returns
 * the offsets of the parts that stay on one line, such as numbers with their units.
 */
export function summaryFields(summary: string | undefined): SummaryFields {
  if (!summary) return {};
  const short = shortSummary(summary);
  const summaryWords = breaksBetweenWords(summary);
  if (summaryWords.length > 0) {
    return {
      summary,
      summaryWords,
      ...(short !== summary && { shortSummaryWords: breaksBetweenWords(short) }),
    };
  }
  const summaryWholes = wholeParts(summary);
  return {
    summary,
    ...(summaryWholes.length > 0 && { summaryWholes }),
    ...(short !== summary && { shortSummaryWholes: wholeParts(short) }),
  };
}
