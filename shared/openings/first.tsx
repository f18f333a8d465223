import { Chart } from "../blocks/chart.tsx";
import { Headline } from "../blocks/headline.tsx";
import { usePage } from "../rendering/contexts.tsx";
import type { LeadProps, Opening } from "./opening.ts";

/** The opening that shows the page's first item. */
const first: Opening = {
  background: "page",
  Lead: First,
  shown: ([item]) => item,
  description: "text",
};
export default first;

function First({ items: [first] }: LeadProps) {
  const { route } = usePage();
  if (!first) return null;
  const isChart = (first.block ?? route.first) === "chart";
  return isChart ? <Chart item={first} /> : <Headline item={first} />;
}
