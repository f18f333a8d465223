import type { ComponentType } from "react";
import type { ContentItem } from "../content/types.ts";
import type { LoadCode } from "../document/loader-contexts.ts";
import { Parts } from "../document/parts.ts";

type BodyPart = "drawings" | "tables";
type Body = Pick<ContentItem, "figures" | "tables">;

/** What some bodies need beside their text: the styles of what is in them. */
const parts = new Parts<BodyPart, ComponentType>({
  drawings: () => import("./drawings.tsx"),
  tables: () => import("./tables.tsx"),
});

function partsOf({ figures = [], tables = [] }: Body): BodyPart[] {
  const found: BodyPart[] = [];
  if (figures.length > 0) found.push("drawings");
  if (tables.length > 0) found.push("tables");
  return found;
}

/** Loads what the bodies of these items need. */
export function loadBodyParts(items: readonly Body[], loadCode: LoadCode): Promise<void> {
  return parts.load(new Set(items.flatMap(partsOf)), loadCode);
}

/** What a body needs, before it. */
export function BodyParts({ item }: { item: Body }) {
  return partsOf(item).map((name) => {
    const Part = parts.get(name);
    return <Part key={name} />;
  });
}
