import type { DataRouter } from "react-router";
import type { Navigation } from "../../shared/content/navigation.ts";
import { localeOfPath } from "../../shared/i18n/locales.ts";
import { currentNodes } from "../../shared/layouts/chrome/current-nodes.ts";
import { routeOf } from "../../shared/routing/handles.ts";

/**
 * Moves `aria-current` in the top navigation after a client navigation: the
 * header is the document's, as the server rendered it for its first page.
 */
export function startCurrentNode(
  root: Document,
  router: DataRouter,
  navigation: Navigation,
): { pageShown: () => void } {
  return {
    pageShown() {
      const route = routeOf(router.state.matches.at(-1)?.route.handle);
      const current = currentNodes(navigation, localeOfPath(location.pathname), route);
      for (const item of root.querySelectorAll<HTMLElement>("[data-header] [data-node]")) {
        mark(item.firstElementChild, current.get(Number(item.dataset.node)));
      }
    },
  };
}

function mark(link: Element | null, value: string | undefined): void {
  if (value === undefined) link?.removeAttribute("aria-current");
  else link?.setAttribute("aria-current", value);
}
