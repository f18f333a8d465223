import { Chart } from "../../blocks/chart/chart.tsx";
import { Headline } from "../../blocks/headline/headline.tsx";
import type { Opening } from "../../content/blocks.ts";
import type { Fact } from "../../content/facts.ts";
import type { ContentItem } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
import type { Ground } from "../page/opening.tsx";
import { FactOpening } from "./fact-opening.tsx";
import { Motto } from "./motto.tsx";
import { Place } from "./place.tsx";

/** Black for counts and pictures, pale for explanation. */
export const groundOf: Record<Opening, Ground> = {
  name: "paper",
  count: "stage",
  facts: "stage",
  first: "paper",
  place: "stage",
  motto: "stage",
};

/** What the page's node says, else the page. */
export function useOpening(): Opening {
  const { node, route } = usePage();
  return node?.opening ?? route.opening ?? "name";
}

interface OpeningLeadProps {
  opening: Opening;
  facts: readonly Fact[];
  first: ContentItem | undefined;
}

/** What an opening shows of a page's content. */
export function OpeningLead({ opening, facts, first }: OpeningLeadProps) {
  const { route } = usePage();
  if (opening === "facts") return <FactOpening facts={facts} ground={groundOf.facts} />;
  if (opening === "motto") return <Motto />;
  if (!first) return null;
  if (opening === "place") return <Place place={first} />;
  const isChart = (first.block ?? route.first) === "chart";
  return isChart ? <Chart item={first} /> : <Headline item={first} />;
}

/** Whether an opening shows more than the page's name. */
export function hasLead(opening: Opening): boolean {
  return opening !== "name" && opening !== "count";
}
