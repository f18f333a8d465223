import { pageRoutes } from "../../shared/brand/pages.ts";
import { findVisibleNode, type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { type Deferred, deferOptional } from "../../shared/rendering/deferred.tsx";
import { type Config, domainOf } from "../config/config.ts";
import type { RequestCalls } from "../content-api/request-calls.ts";
import { navigationCall } from "../upstream/calls.ts";

/** The routes that a locale may lack, because their pages need a node in the navigation. */
const nodeRoutes = pageRoutes.filter(
  ({ parent, hasNode }) => parent === undefined && hasNode !== false,
);

/**
 * Finds the routes that some locales lack. The keys of the result are names of routes, and each value lists the locales
 * that have the route. Returns undefined if the site has a single locale.
 */
export function loadPartialRoutes(
  config: Config,
  calls: RequestCalls,
  locale: Locale,
  own: Navigation,
): Deferred<Record<string, Locale[]>> | undefined {
  const { locales: enabled } = config;
  if (enabled.length < 2) return undefined;
  const requested = enabled.map(async (each) => {
    if (each === locale) return { each, names: routesIn(own) };
    const call = { ...navigationCall(domainOf(config, each)), policy: "alternates" } as const;
    const tree = await calls.get(call, { isOptional: true });
    return { each, names: routesIn(navigationOf(tree, each)) };
  });
  return deferOptional(
    Promise.all(requested).then((found) => {
      const routes = nodeRoutes.map(({ name }): [string, Locale[]] => [
        name,
        found.flatMap(({ each, names }) => (names.includes(name) ? each : [])),
      ]);
      return Object.fromEntries(routes.filter(([, having]) => having.length < enabled.length));
    }),
  );
}

function routesIn(navigation: Navigation): string[] {
  const available = nodeRoutes.filter(({ indexName, nodeId }) =>
    findVisibleNode(navigation, indexName, nodeId),
  );
  return available.map(({ name }) => name);
}
