import { renderToString } from "react-dom/server";
import type { Navigation } from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import type { ReusedMarkup } from "../../shared/layouts/document-context.tsx";
import { HeaderContent } from "../../shared/layouts/header/header.tsx";
import { type Marks, marksOf } from "../../shared/layouts/header/main-navigation.tsx";
import { PageContext } from "../../shared/layouts/page-context.tsx";

/** Markup with places that one page fills and another leaves empty. */
interface Template {
  markup: string;
  places: { at: number; level: keyof Marks; node: NavigationNode }[];
}

const PLACE = "place-";
const PLACES = / aria-current="place-\d+"/;

/** By navigation, which is the same object for as long as its answer is; then by edition. */
const templates = new WeakMap<Navigation, Map<string, Template>>();

/**
 * Header and sitemap are rendered once for a navigation and an edition, however
 * many pages show them: they are most of a page's elements, and only the mark of
 * the current page differs. Banner, tabs and trail are those of a route.
 */
export function reusedMarkup(reused: ReusedMarkup): string {
  const { markup, places } = templateOf(reused);
  if (places.length === 0) return markup;
  const marks = marksOf(reused.page, reused.pathname);
  let filled = "";
  let from = 0;
  for (const { at, level, node } of places) {
    const mark = marks[level](node);
    if (mark === undefined) continue;
    filled += `${markup.slice(from, at)} aria-current="${mark}"`;
    from = at;
  }
  return filled + markup.slice(from);
}

function templateOf(reused: ReusedMarkup): Template {
  const { edition, hasOtherEdition, navigation, route } = reused.page;
  const known = templates.get(navigation) ?? new Map<string, Template>();
  const isOfEdition = reused.part === "header" || reused.part === "sitemap";
  const key = [reused.part, edition, hasOtherEdition, isOfEdition ? "" : route.name].join(" ");
  const template = known.get(key) ?? makeTemplate(reused);
  templates.set(navigation, known.set(key, template));
  return template;
}

function makeTemplate({ part, page, content }: ReusedMarkup): Template {
  const places: Omit<Template["places"][number], "at">[] = [];
  const markAt = (level: keyof Marks) => (node: NavigationNode) =>
    (PLACE + (places.push({ level, node }) - 1)) as "true";
  const marks: Marks = { top: markAt("top"), child: markAt("child") };
  const marked = renderToString(
    <PageContext value={page}>
      {part === "header" ? <HeaderContent marks={marks} /> : content}
    </PageContext>,
  );
  // A text cannot hold the pattern: its quotation marks are escaped.
  const [first = "", ...pieces] = marked.split(PLACES);
  const template: Template = { markup: first, places: [] };
  for (const [index, piece] of pieces.entries()) {
    const place = places[index];
    if (place) template.places.push({ ...place, at: template.markup.length });
    template.markup += piece;
  }
  return template;
}
