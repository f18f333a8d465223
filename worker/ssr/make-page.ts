import {
  createStaticHandler,
  type RouteObject,
  RouterContextProvider,
  redirect,
  type StaticHandlerContext,
} from "react-router";
import { statusOfError } from "../../shared/content/errors.ts";
import { type Locale, localeOfPath, localPath } from "../../shared/i18n/locales.ts";
import { contentContext } from "../../shared/page/content-context.ts";
import { createRoutes } from "../../shared/pages/routes.tsx";
import { viewModuleOf } from "../../shared/routing/handles.ts";
import { redirectRoutes } from "../../shared/routing/table.ts";
import type { Warn } from "../config/log.ts";
import { Alternates } from "./alternates.ts";
import { loadChrome } from "./chrome.tsx";
import { type SettledState, settleDeferred } from "./deferred.ts";
import { contentMatchesUrl } from "./matches-url.ts";
import type { PageRequest, SiteContext } from "./page-request.ts";
import { type LoadedPage, navigationIn, renderBuffered, renderStreamed } from "./render-page.ts";
import { TimeLimits } from "./time-limits.ts";

/** A rendered page, or a redirect. */
export type PageResult =
  | { redirect: string }
  | {
      status: number;
      /** Bytes if nothing is deferred, otherwise a stream. */
      body: Uint8Array | ReadableStream<Uint8Array>;
      /** Set for streamed pages, whose inline scripts carry it. */
      nonce: string | undefined;
      /** Module of the view whose styles are inlined. */
      view: string | undefined;
      /** Neither streamed nor with failed parts. */
      isComplete: boolean;
      /** False for a page beyond the last one, for example, which shows the last one instead. */
      matchesUrl: boolean;
    };

type Handler = ReturnType<typeof createStaticHandler>;

/** By enabled locales and page. */
const handlers = new Map<string, Handler>();

/** Runs the loaders, renders what is ready and streams the rest. */
export async function makePage(site: SiteContext, request: PageRequest): Promise<PageResult> {
  const { url, signal, content } = request;
  const locale = localeOfPath(url.pathname);
  const handler = handlerFor(site, request);
  // In parallel with the loaders: an item page would otherwise load the chrome after its item.
  const chrome = loadChrome(content.contentOf(locale, signal));
  // Loaders get URL and signal only; no header of the visitor is passed on.
  const context = await handler.query(new Request(url, { signal }), {
    requestContext: new RouterContextProvider(new Map([[contentContext, content.contentOf]])),
  });
  if (context instanceof Response) return { redirect: context.headers.get("location") ?? "/404" };
  const limits = new TimeLimits(site.config.upstream.timeoutMs);
  try {
    return await pageOf({ ...request, site, locale, context, chrome, limits, ...handler });
  } catch (error) {
    limits.clear();
    throw error;
  }
}

async function pageOf(page: LoadedPage): Promise<PageResult> {
  const { site, url, content, context, limits } = page;
  const alternates = new Alternates({
    url,
    content,
    locales: site.locales,
    limit: page.waitForAll ? limits.values : undefined,
  });
  const state = await settleDeferred(
    { ...context.loaderData, chrome: page.chrome },
    context.matches.at(-1)?.route.id,
    {
      hasPendingLookups: () => content.source.hasPendingLookups(),
      lookupsDone: () => content.source.lookupsDone(),
      waitForAll: page.waitForAll,
      timeLimit: () => limits.values,
    },
  );
  const singleLocaleRoutes = await alternates.singleLocaleRoutes(
    navigationIn(context, page.locale),
  );
  reportFaults(context, site.reportFault);
  const status = statusOf(context, state);
  const render = state.isStreamed ? renderStreamed : renderBuffered;
  const { body, nonce, isComplete } = await render(page, singleLocaleRoutes);
  const hasFailed = state.hasFailure || content.source.hasFailed;
  const view = viewModuleOf(context.matches.at(-1)?.route.handle);
  const isPage = status === (view === "not-found" ? 404 : 200);
  return {
    status: isComplete || nonce ? status : 500,
    body,
    nonce,
    view,
    isComplete: isComplete && isPage && !hasFailed && !alternates.isPending,
    matchesUrl: contentMatchesUrl(context, url),
  };
}

/** The status of the first error; 503 if all main values failed before the first byte. */
function statusOf(context: StaticHandlerContext, { isUnavailable }: SettledState): number {
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) return statusOfError(error);
  return isUnavailable ? 503 : context.statusCode;
}

/**
 * Failures of the content service are logged where they occur, and a 404 of the router is none; all
 * other errors are internal.
 */
function reportFaults(context: StaticHandlerContext, reportFault: Warn): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (statusOfError(error) === 500) reportFault("a loader failed", error);
  }
}

/** With the routes of a single page if it is known: matching all routes costs more than running the loaders. */
function handlerFor({ locales }: SiteContext, { route, url }: PageRequest): Handler {
  const id = route && `${localeOfPath(url.pathname)}:${route.name}`;
  const key = `${locales.join()} ${id ?? "all"}`;
  const handler = handlers.get(key) ?? createStaticHandler(routesOf(locales, id));
  handlers.set(key, handler);
  return handler;
}

/** The locale's root leads to its home page, a section to its first page, an unknown path to `/404`. */
function redirects(locale: Locale): RouteObject[] {
  const to = (path: string) => () => redirect(localPath(locale, path));
  return [
    { index: true, loader: to("/home") },
    ...redirectRoutes.map((route) => ({
      path: route.path,
      caseSensitive: true,
      loader: to(`/${route.to}`),
    })),
    { path: "*", loader: to("/404") },
  ];
}

function routesOf(locales: readonly Locale[], id: string | undefined): RouteObject[] {
  const all = createRoutes(locales, redirects);
  if (id === undefined) return all;
  return all.flatMap((locale) => {
    const page = locale.children?.find((child) => child.id === id);
    return page ? [{ ...locale, children: [page] } as RouteObject] : [];
  });
}
