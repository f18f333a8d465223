import type { ContentItem } from "../../content/types.ts";
import { ItemTitle } from "./item-title.tsx";

interface ItemSummaryProps {
  item: Pick<ContentItem, "summary" | "summaryBreaks">;
  className?: string | undefined;
}

/** An item's summary as a lead paragraph, with line breaks between words like a title. */
export function ItemSummary({ item, className }: ItemSummaryProps) {
  const { summary, summaryBreaks = [] } = item;
  if (!summary) return null;
  return (
    <p className={className} data-words="">
      <ItemTitle item={{ title: summary, titleBreaks: summaryBreaks }} />
    </p>
  );
}
