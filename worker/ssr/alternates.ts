import { findVisibleNode, type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import { type Locale, locales, otherLocale } from "../../shared/i18n/locales.ts";
import { type Deferred, deferOptional } from "../../shared/page/deferred.ts";
import { pageRoutes } from "../../shared/routing/table.ts";
import { views } from "../../shared/routing/views.ts";
import type { RequestContext } from "../app-env.ts";
import { ANY_NODE_TAG, NAVIGATION_TAG } from "../cache/tags.ts";
import type { ContentSource } from "../content/content-source.ts";
import { type ContentCall, navigationCall } from "../upstream/calls.ts";
import { parseNodeTree } from "../upstream/node-tree.ts";

/** The others exist in every locale. */
const nodeRoutes = pageRoutes.filter(
  ({ parent, view }) => parent === undefined && views[view].hasNode !== false,
);

/**
 * Loads the names of the routes that the other locale has, for `hreflang`; undefined with a single
 * locale.
 */
export function loadOtherRoutes(
  { config, locales: enabled }: RequestContext,
  source: ContentSource,
  locale: Locale,
): Deferred<string[]> | undefined {
  const other = otherLocale(locale);
  const domainId = config.domains[other];
  if (enabled.length < locales.length || domainId === undefined) return undefined;
  const { request } = navigationCall(domainId);
  const call: ContentCall<string[]> = {
    name: "alternates",
    parameters: { domainId },
    request,
    parse: (response) => routesIn(navigationOf(parseNodeTree(response), other)),
    tags: () => [NAVIGATION_TAG, ANY_NODE_TAG],
  };
  return deferOptional(source.get(call, { isPeripheral: true }));
}

/** Names of the routes whose page exists in one locale only; undefined if the other's are unknown. */
export function singleLocaleRoutes(
  own: Navigation,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!other) return undefined;
  const available = routesIn(own);
  return nodeRoutes
    .map(({ name }) => name)
    .filter((name) => !(other.includes(name) && available.includes(name)));
}

function routesIn(navigation: Navigation): string[] {
  const available = nodeRoutes.filter(({ indexName, nodeId }) =>
    findVisibleNode(navigation, indexName, nodeId),
  );
  return available.map(({ name }) => name);
}
