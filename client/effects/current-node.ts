import type { DataRouter } from "react-router";
import type { Navigation } from "../../shared/content/navigation.ts";
import { localeOfPath } from "../../shared/i18n/locales.ts";
import { currentNodes } from "../../shared/layouts/current-nodes.ts";
import { routeOf } from "../../shared/rendering/contexts.tsx";

/**
 * Updates `aria-current` in the main navigation for each page that is shown. React does not render the header in the
 * browser. Without this effect, the header would go on marking the page that the server has rendered.
 */
export function startCurrentNode(
  root: Document,
  router: DataRouter,
  navigation: Navigation,
): () => void {
  return () => {
    const route = routeOf(router.state.matches.at(-1)?.route.handle);
    const current = currentNodes(navigation, localeOfPath(location.pathname), route);
    for (const item of root.querySelectorAll<HTMLElement>("[data-header] [data-node]")) {
      setCurrent(item.firstElementChild, current.get(Number(item.dataset.node)));
    }
  };
}

function setCurrent(link: Element | null, value: string | undefined): void {
  if (value === undefined) link?.removeAttribute("aria-current");
  else link?.setAttribute("aria-current", value);
}
