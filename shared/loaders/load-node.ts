import { findNode, type Navigation, navigationOf } from "../content/navigation.ts";
import type { ContentApi, NavigationNode, NodeId } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import type { LoadCode } from "../rendering/loader-contexts.ts";
import type { PageRoute } from "../routing/page-route.ts";

/** The arguments of a page's loader. */
export interface PageArgs {
  api: ContentApi;
  locale: Locale;
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  loadCode: LoadCode;
}

/** Loads the navigation, and finds the page's node if the page has one. */
export async function loadNode({ api, locale, route }: PageArgs): Promise<{
  navigation: Navigation;
  node: NavigationNode | undefined;
  nodeId: NodeId | undefined;
}> {
  const navigation = navigationOf(await api.navigation(), locale);
  const node = findNode(navigation, route.indexName ?? route.parent, route.nodeId);
  return { navigation, node, nodeId: node?.nodeId ?? route.nodeId };
}
