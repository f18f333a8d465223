import type { DataRouter, NavigateOptions } from "react-router";
import { localeOfPath } from "../../shared/i18n/locales.ts";
import { isModified } from "../../shared/ui/link.tsx";
import { openDocument } from "../router/open-document.ts";
import { scrollPage } from "./page-lock.ts";

/**
 * Routes clicks on plain links and submissions of plain GET forms through the router. The listeners are on the
 * document, so links and forms need no component of their own.
 */
export function startLinks(router: DataRouter): void {
  document.addEventListener("click", (event) => followLink(router, event));
  document.addEventListener("submit", (event) => followForm(router, event));
}

function followLink(router: DataRouter, event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || isModified(event)) return;
  const { link, url } = routedLink(event.target) ?? {};
  if (!link || !url || isFragmentLink(url)) return;
  // Safari does not focus a link when it is clicked. The link needs the focus, because going back returns the focus to
  // the link that was followed.
  link.focus({ preventScroll: true });
  // Tabs and filters must not scroll the page that they change.
  const preventScrollReset = link.hasAttribute("data-keep-scroll");
  // A link to the current page scrolls to the top and replaces the history entry, as a browser does without scripts.
  const replace = isCurrentPage(url);
  if (replace && !preventScrollReset) scrollPage(0);
  openPage(router, event, url, { preventScrollReset, replace });
}

/** Finds the link that contains an element. Returns undefined if the router does not handle the link. */
export function routedLink(
  target: EventTarget | null,
): { link: HTMLAnchorElement; url: URL } | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const url = linkAddress(link);
  return url && isRouted(url, location) ? { link, url } : undefined;
}

function followForm(router: DataRouter, event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
  const url = new URL(form.action);
  // No form of the site uploads files, so every value is a string.
  url.search = String(new URLSearchParams([...new FormData(form)] as [string, string][]));
  if (!isRouted(url, location)) return;
  openPage(router, event, url);
}

/**
 * Opens a page with the router. If an error is thrown before `preventDefault` is called, in this function or in the
 * listener that calls it, the browser opens the page itself. A listener must therefore do everything else before it
 * calls this function.
 */
export function openPage(
  router: Pick<DataRouter, "navigate">,
  event: Pick<Event, "preventDefault">,
  url: URL,
  options: NavigateOptions = {},
  open = openDocument,
): void {
  const opened = router.navigate(url.pathname + url.search + url.hash, options);
  event.preventDefault();
  opened.catch(() => open(url.href));
}

/**
 * Whether the router handles a URL. The router does not handle files, the root (which sets a cookie), or pages in
 * another locale (for which the router has no routes). The router would throw for a path that begins with two slashes,
 * because such a path is the address of another site.
 */
export function isRouted(url: URL, location: Pick<URL, "origin" | "pathname">): boolean {
  return (
    url.origin === location.origin &&
    url.pathname !== "/" &&
    !url.pathname.startsWith("//") &&
    !/\.\w+$/.test(url.pathname) &&
    localeOfPath(url.pathname) === localeOfPath(location.pathname)
  );
}

function isCurrentPage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

/** Whether a URL leads to a fragment of the current page. The browser itself handles links to such URLs. */
export function isFragmentLink(url: URL): boolean {
  return url.hash !== "" && isCurrentPage(url);
}

/** Parses the address of a link. Returns undefined if the address is invalid, as may happen in content. */
export function linkAddress(link: Pick<HTMLAnchorElement, "href">): URL | undefined {
  try {
    return new URL(link.href);
  } catch {
    return undefined;
  }
}
