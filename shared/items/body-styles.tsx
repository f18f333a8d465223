import type { ContentItem } from "../content/types.ts";
import type { LoadCode } from "../rendering/contexts.tsx";
import { Part, Parts } from "../rendering/parts.tsx";

type Body = Pick<ContentItem, "content" | "figures" | "tables">;

/**
 * The style sheets of elements that occur in the bodies of only some items. The general style sheet for charts comes
 * before the style sheets for particular charts.
 */
const sheets = {
  quotes: sheet(() => import("./body-styles/quotes.css")),
  code: sheet(() => import("./body-styles/code.css")),
  pasted: sheet(() => import("./body-styles/pasted.css")),
  media: sheet(() => import("./body-styles/media.css")),
  stages: sheet(() => import("./body-styles/stages.css")),
  journey: sheet(() => import("./body-styles/journey.css")),
  tables: sheet(() => import("./body-styles/tables.css")),
  "wide-tables": sheet(() => import("./body-styles/wide-tables.css")),
  drawings: () => import("./body-styles/drawings.ts"),
  line: sheet(() => import("./body-styles/line.css")),
  slope: sheet(() => import("./body-styles/slope.css")),
  tally: sheet(() => import("./body-styles/tally.css")),
};

/** Makes a style sheet loadable like a component (rendering/parts.tsx). */
function sheet(load: () => Promise<unknown>): () => Promise<{ default: true }> {
  return () => load().then(() => ({ default: true }));
}

export type BodyStyle = keyof typeof sheets;

const styles = new Parts<BodyStyle, boolean>("items/body-styles", sheets);

/** A table with more columns than this does not fit a phone (wide-tables.css). */
const NARROW_COLUMNS = 3;

/** Matches markup that was pasted from other programs, and image maps, in sanitised HTML. */
const PASTED = / (?:style|nowrap|usemap)="|<nobr\b/;
const CELL = /<t[hd]\b/g;
const JOURNEY = /<figure class="journey">.*?<\/figure>/gs;

/** The names of the style sheets that a body needs. */
export function stylesOf({ content, figures = [], tables = [] }: Body): BodyStyle[] {
  const found: BodyStyle[] = [];
  // Journeys are left out here, because a journey has its own styles for its caption and for narrow windows.
  const others = content.replace(JOURNEY, "");
  if (content.includes("<blockquote")) found.push("quotes");
  if (/<(?:code|pre)\b/.test(content)) found.push("code");
  if (PASTED.test(content)) found.push("pasted");
  if (/<(?:iframe|img|video)\b/.test(content) || others.includes("<figure")) found.push("media");
  for (const kind of ["stages", "journey"] as const) {
    if (content.includes(`<figure class="${kind}"`)) found.push(kind);
  }
  if (tables.length > 0) {
    found.push("tables");
    const rows = others.split("</tr>");
    const isWide = rows.some((row) => (row.match(CELL)?.length ?? 0) > NARROW_COLUMNS);
    if (isWide) found.push("wide-tables");
  }
  const kinds = (["line", "slope", "tally"] as const).filter((kind) =>
    figures.some(({ html }) => html.startsWith(`<div data-plot="${kind}"`)),
  );
  return kinds.length > 0 ? [...found, "drawings", ...kinds] : found;
}

/** Loads the style sheets that the bodies of these items need. */
export function loadBodyStyles(items: readonly Body[], loadCode: LoadCode): Promise<void> {
  return styles.load(new Set(items.flatMap(stylesOf)), loadCode);
}

/** Waits for the items, and then for the style sheets of their bodies, so that rendering does not have to wait. */
export async function withBodyStyles<List extends { items: readonly ContentItem[] }>(
  loading: Promise<List>,
  loadCode: LoadCode,
): Promise<List> {
  const list = await loading;
  await loadBodyStyles(list.items, loadCode);
  return list;
}

/** The style sheets of a body. They come before the body. */
export function BodyStyles({ item }: { item: Body }) {
  return stylesOf(item).map((name) => <Part key={name} of={styles} name={name} />);
}
