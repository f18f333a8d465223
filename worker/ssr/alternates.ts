import { pageRoutes } from "../../shared/brand/pages.ts";
import { findVisibleNode, type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import { type Locale, locales, otherLocale } from "../../shared/i18n/locales.ts";
import { type Deferred, deferOptional } from "../../shared/page/deferred.ts";
import type { RequestContext } from "../app-env.ts";
import type { ContentSource } from "../content/content-source.ts";
import { navigationCall } from "../upstream/calls.ts";

/** The others exist in every locale. */
const nodeRoutes = pageRoutes.filter(
  ({ parent, hasNode }) => parent === undefined && hasNode !== false,
);

/**
 * Loads the names of the routes whose page exists in one locale only, for `hreflang`; undefined with
 * a single locale.
 */
export function loadSingleLocaleRoutes(
  { config, locales: enabled }: RequestContext,
  source: ContentSource,
  locale: Locale,
  own: Navigation,
): Deferred<string[]> | undefined {
  const other = otherLocale(locale);
  const domainId = config.domains[other];
  if (enabled.length < locales.length || domainId === undefined) return undefined;
  const call = { ...navigationCall(domainId), policy: "alternates" } as const;
  const routes = source.get(call, { isOptional: true }).then((tree) => {
    const found = routesIn(navigationOf(tree, other));
    const both = routesIn(own).filter((name) => found.includes(name));
    return nodeRoutes.flatMap(({ name }) => (both.includes(name) ? [] : name));
  });
  return deferOptional(routes);
}

function routesIn(navigation: Navigation): string[] {
  const available = nodeRoutes.filter(({ indexName, nodeId }) =>
    findVisibleNode(navigation, indexName, nodeId),
  );
  return available.map(({ name }) => name);
}
