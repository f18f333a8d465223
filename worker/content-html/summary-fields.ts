import type { ContentCard } from "../../shared/content/types.ts";
import { shortSummary } from "../../shared/text/cut-text.ts";
import { wholeParts } from "./whole-parts.ts";

type SummaryFields = Pick<ContentCard, "summary" | "summaryWholes" | "shortSummaryWholes">;

/** Returns a summary with the offsets of its parts that stay on one line. */
export function summaryFields(summary: string | undefined): SummaryFields {
  if (!summary) return {};
  const summaryWholes = wholeParts(summary);
  const short = shortSummary(summary);
  return {
    summary,
    ...(summaryWholes.length > 0 && { summaryWholes }),
    ...(short !== summary && { shortSummaryWholes: wholeParts(short) }),
  };
}
