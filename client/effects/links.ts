import type { DataRouter } from "react-router";
import { localeOfPath } from "../../shared/i18n/locales.ts";
import { linkAddress } from "./link-address.ts";
import { scrollPage } from "./page-lock.ts";

/**
 * Hands clicks on plain links and plain GET forms to the router: one listener
 * for the whole document instead of a component for each link.
 */
export function startLinks(router: DataRouter): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener("click", (event) => followLink(router, event), { signal });
  document.addEventListener("submit", (event) => followForm(router, event), { signal });
  return () => controller.abort();
}

function followLink(router: DataRouter, event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || isModified(event)) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  const url = linkAddress(link);
  if (!url || !isRouted(url) || isSamePlace(url)) return;
  event.preventDefault();
  // A choice within the page leaves the visitor where the choice is.
  const preventScrollReset = link.hasAttribute("data-keep-scroll");
  // As in a browser: a link to the page shown goes to its top and adds nothing to the history.
  const replace = isShown(url);
  if (replace && !preventScrollReset) scrollPage(0);
  void router.navigate(url.pathname + url.search + url.hash, { preventScrollReset, replace });
}

function followForm(router: DataRouter, event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
  const url = new URL(form.action);
  url.search = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString();
  if (!isRouted(url)) return;
  event.preventDefault();
  void router.navigate(url.pathname + url.search);
}

function isModified(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Pages of the edition shown; the root sets a cookie, files are files, the other edition is another document. */
export function isRouted(url: URL): boolean {
  return (
    url.origin === location.origin &&
    url.pathname !== "/" &&
    !/\.\w+$/.test(url.pathname) &&
    localeOfPath(url.pathname) === localeOfPath(location.pathname)
  );
}

function isShown(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

/** A jump within the page is the browser's own business. */
export function isSamePlace(url: URL): boolean {
  return url.hash !== "" && isShown(url);
}
