import {
  createStaticHandler,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router";
import { statusOfError } from "../../shared/content/errors.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { NodeTree } from "../../shared/content/types.ts";
import { type Locale, localeOfPath } from "../../shared/i18n/locales.ts";
import { EMPTY_TREE } from "../../shared/layouts/root-layout.tsx";
import { createRoutes } from "../../shared/pages/routes.tsx";
import { contentContext, type GetContentApi, routeOf } from "../../shared/rendering/contexts.tsx";
import type { PageRoute } from "../../shared/routing/page-route.ts";
import type { RequestContext } from "../app-env.ts";
import { createContentApi } from "../content-api/content-api.ts";
import type { RequestLog } from "../platform/log.ts";
import { pageHeaders } from "../responses/content-security.ts";
import { loadPartialRoutes } from "./alternates.ts";
import {
  type DeferredValue,
  deferredIn,
  HEADER_AND_FOOTER,
  hasFailed,
  isUnavailable,
  settle,
  streamPending,
  type Wait,
} from "./deferred.ts";
import { documentTree } from "./document-tree.ts";
import { loadHeaderAndFooter } from "./header-and-footer.tsx";
import { contentMatchesUrl } from "./matches-url.ts";
import type { LoadedPage } from "./render.tsx";
import { type Page, renderComplete, renderStreamed } from "./render-page.ts";

/** Deferred values count as failed if they are still pending this many milliseconds after the upstream timeout. */
const VALUES_GRACE_MS = 500;
/**
 * React is aborted this many milliseconds after the upstream timeout. The time is longer than VALUES_GRACE_MS, so that
 * failed values are still rendered.
 */
const RENDER_GRACE_MS = 1500;

type Handler = ReturnType<typeof createStaticHandler>;

/** A static handler of React Router for each locale and page. */
const handlers = new Map<string, Handler>();

/**
 * Makes a page: runs its loaders, renders the parts of the page that are ready, and streams the other parts.
 * @param url the canonical URL, which has only the parameters that the page supports.
 */
export async function makePage(
  site: RequestContext,
  route: PageRoute,
  url: URL,
  wait: Wait,
): Promise<Page> {
  const page = await loadPage(site, route, url);
  if (page instanceof Response) return redirectTo(page.headers.get("location") ?? "/404");
  const { context, values, partialRoutes } = page;
  const { calls, cache, config, log } = site;
  const deadline = cache.now() + config.upstream.timeoutMs;
  const timeLeft = (graceMs: number) => Math.max(0, deadline + graceMs - cache.now());
  const isLate = await settle(values, {
    wait,
    calls,
    alternates: partialRoutes,
    timeLeft: () => timeLeft(VALUES_GRACE_MS),
  });
  reportFaults(context, log);
  const status = statusOf(context, values);
  const nonce = streamPending(values) ? crypto.randomUUID() : undefined;
  const { body, isComplete, sheets } = nonce
    ? await renderStreamed(page, nonce, AbortSignal.timeout(timeLeft(RENDER_GRACE_MS)))
    : await renderComplete(page);
  const isPage = status === (page.route.view === "not-found" ? 404 : 200);
  const wasLate = calls.wasLate || isLate;
  const requiredFailed = values.some((value) => hasFailed(value) && !value.deferred.isOptional);
  return {
    status: isComplete || nonce ? status : 500,
    headers: pageHeaders(config, { nonce, sheets }),
    body,
    isComplete: isComplete && isPage && !wasLate && !requiredFailed,
    lacksPart: Promise.all(values.map(({ deferred }) => deferred)).then(
      () => status === 503 || values.some(isUnavailable),
    ),
    optionalFailed:
      calls.results.some((call) => call.hasFailed) ||
      values.some(hasFailed) ||
      partialRoutes?.value?.ok === false,
    matchesUrl: contentMatchesUrl(context, url),
  };
}

/** Runs the loaders of a page. Resolves with a response if one of them redirects. */
async function loadPage(
  site: RequestContext,
  requested: PageRoute,
  url: URL,
): Promise<LoadedPage | Response> {
  const { calls, config } = site;
  const { signal } = calls;
  const locale = localeOfPath(url.pathname);
  const { query, dataRoutes } = handlerFor(locale, requested);
  // Header and footer load in parallel with the loaders. Otherwise an item page would load them only after its item has
  // arrived.
  const headerAndFooter = loadHeaderAndFooter(createContentApi(locale, calls));
  const getContentApi: GetContentApi = (each) => createContentApi(each, calls);
  // Loaders get only URL and signal. No header of the visitor's request is passed on.
  const context = await query(new Request(url, signal && { signal }), {
    requestContext: new RouterContextProvider(new Map([[contentContext, getContentApi]])),
  });
  if (context instanceof Response) return context;
  const navigation = navigationIn(context, locale);
  return {
    site,
    locale,
    route: routeOf(context.matches.at(-1)?.route.handle),
    dataRoutes,
    context,
    navigation,
    headerAndFooter,
    values: deferredIn({ ...context.loaderData, [HEADER_AND_FOOTER]: headerAndFooter }),
    partialRoutes: loadPartialRoutes(config, calls, locale, navigation),
  };
}

/**
 * Returns the navigation of the page. Also replaces the complete tree in the loader data with the part that the page
 * shows, so that the browser renders the same HTML as the server. If the tree could not be loaded, the navigation is
 * empty.
 */
function navigationIn({ loaderData }: StaticHandlerContext, locale: Locale): Navigation {
  const loaded: NodeTree | undefined = loaderData[locale]?.tree;
  if (!loaded) return navigationOf(EMPTY_TREE, locale);
  const tree = documentTree(loaded);
  loaderData[locale] = { ...loaderData[locale], tree };
  return navigationOf(tree, locale);
}

function redirectTo(location: string): Page {
  const headers = new Headers({ location });
  const facts = { isComplete: false, optionalFailed: false, matchesUrl: false };
  return { status: 302, headers, body: null, lacksPart: Promise.resolve(false), ...facts };
}

/**
 * Returns the status of the first error. Without an error, returns 503 if a required value of the page has already
 * failed, or else React Router's status.
 */
function statusOf(context: StaticHandlerContext, values: readonly DeferredValue[]): number {
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) return statusOfError(error);
  const pageId = context.matches.at(-1)?.route.id;
  const main = values.filter(({ ownerId }) => ownerId === pageId);
  return main.some(isUnavailable) ? 503 : context.statusCode;
}

/**
 * Logs internal errors of the loaders. Failures of the content service are logged where they occur, and a missing item
 * is no error of the site.
 */
function reportFaults(context: StaticHandlerContext, log: RequestLog): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (statusOfError(error) === 500) log.fault("a loader failed", error);
  }
}

/**
 * Returns a handler that knows only the routes of one page, because matching all routes costs more than running the
 * loaders.
 */
function handlerFor(locale: Locale, { name }: PageRoute): Handler {
  const id = `${locale}:${name}`;
  const handler = handlers.get(id) ?? createStaticHandler(routesOf(locale, id));
  handlers.set(id, handler);
  return handler;
}

function routesOf(locale: Locale, id: string): RouteObject[] {
  return createRoutes([locale], () => []).map((root) => {
    const children = root.children?.filter((child) => child.id === id) ?? [];
    return { ...root, children } as RouteObject;
  });
}
