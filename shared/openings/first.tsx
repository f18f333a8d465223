import { Chart } from "../blocks/chart.tsx";
import { Headline } from "../blocks/headline.tsx";
import type { LeadContent } from "../content/groups.ts";
import type { ContentItem } from "../content/types.ts";
import { usePage } from "../rendering/contexts.tsx";

/** The opening that shows the page's first item. */
export default {
  background: "page",
  Lead: First,
  shown: ([item]: readonly ContentItem[]) => item,
  description: "text",
} as const;

function First({ items: [first] }: LeadContent) {
  const { route } = usePage();
  if (!first) return null;
  const isChart = (first.block ?? route.first) === "chart";
  return isChart ? <Chart item={first} /> : <Headline item={first} />;
}
