import {
  createStaticHandler,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router";
import { ContentError, statusOfError } from "../../shared/content/errors.ts";
import { type Edition, editionOfPath } from "../../shared/i18n/editions.ts";
import { contentContext } from "../../shared/page/content-context.ts";
import { createRoutes } from "../../shared/pages/routes.tsx";
import { viewOf } from "../../shared/routing/handles.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import type { ViewName } from "../../shared/routing/views.ts";
import type { OpenContent, Warn } from "../app-env.ts";
import type { SiteVerification } from "../config/site-verification.ts";
import { Alternates } from "./alternates.ts";
import { loadChrome } from "./chrome.tsx";
import { type SettledState, settleDeferred } from "./deferred.ts";
import { type LoadedPage, navigationIn, renderBuffered, renderStreamed } from "./render-page.ts";
import { showsRequested } from "./shows-requested.ts";
import { TimeLimits } from "./time-limits.ts";

export interface PageRequest {
  /** Address with the parameters that the page knows. */
  url: URL;
  /** The page that the address names; absent where it names none. */
  route?: PageRoute | undefined;
  /** Origin that canonical links have. */
  origin: string;
  editions: readonly Edition[];
  content: OpenContent;
  /** The complete document at once: for crawlers, for HEAD, and for what is stored. */
  waitForAll: boolean;
  /** Whether the browser may keep pages for the time without a network. */
  offline: boolean;
  /** Codes that search engines look for on every page. */
  verification?: SiteVerification;
  timeoutMs: number;
  now: () => number;
  /** For faults of the site's own. */
  reportFault: Warn;
  leaving: AbortSignal;
}

/** A page on its way out, or where to go instead. */
export type MadePage =
  | { redirect: string }
  | {
      status: number;
      /** Bytes where nothing follows late. */
      body: Uint8Array | ReadableStream<Uint8Array>;
      /** Set where parts follow late; the document then has scripts that carry it. */
      nonce: string | undefined;
      /** Whose styles are in the document. */
      view: ViewName | undefined;
      /** All parts are in it, and none of them failed. */
      isComplete: boolean;
      /** Shows what the address names; a page beyond the last shows another. */
      isAsRequested: boolean;
    };

type Handler = ReturnType<typeof createStaticHandler>;

/** By the editions that are switched on, and the page. */
const handlers = new Map<string, Handler>();

/** Runs the loaders, renders what is ready in place and streams the rest. */
export async function makePage(request: PageRequest): Promise<MadePage> {
  const { url, leaving, content } = request;
  const edition = editionOfPath(url.pathname);
  const handler = handlerFor(request);
  // Beside the loaders: an item page waits for its item before anything else of it is known.
  const chrome = loadChrome(content.contentOf(edition, leaving));
  // Loaders see URL and signal only: no visitor header goes further.
  const context = await handler.query(new Request(url, { signal: leaving }), {
    requestContext: new RouterContextProvider(new Map([[contentContext, content.contentOf]])),
  });
  if (context instanceof Response) return { redirect: context.headers.get("location") ?? "/404" };
  const limits = new TimeLimits(request.timeoutMs);
  try {
    return await pageOf({ ...request, edition, context, chrome, limits, ...handler });
  } catch (error) {
    limits.clear();
    throw error;
  }
}

async function pageOf(page: LoadedPage): Promise<MadePage> {
  const { content, context, limits, reportFault } = page;
  const alternates = new Alternates({
    ...page,
    limit: page.waitForAll ? limits.values : undefined,
  });
  const state = await settleDeferred(
    { ...context.loaderData, chrome: page.chrome },
    context.matches.at(-1)?.route.id,
    {
      isLookingUp: () => content.source.isLookingUp(),
      cacheAnswered: () => content.source.lookupsDone(),
      waitForAll: page.waitForAll,
      timeLimit: () => limits.values,
    },
  );
  const inOneEdition = await alternates.inOneEdition(navigationIn(context, page.edition));
  reportFaults(context, reportFault);
  const status = statusOf(context, state);
  const render = state.isStreamed ? renderStreamed : renderBuffered;
  const { body, nonce, isComplete } = await render(page, inOneEdition);
  const hasFailed = state.hasFailure || content.source.hasFailed;
  const view = viewOf(context.matches.at(-1)?.route.handle);
  const isPage = status === (view === "not-found" ? 404 : 200);
  return {
    status: isComplete || nonce ? status : 500,
    body,
    nonce,
    view,
    isComplete: isComplete && isPage && !hasFailed && !alternates.isPending,
    isAsRequested: showsRequested(context, page.url),
  };
}

/** The first error decides; a page whose every value failed before the first byte is unavailable. */
function statusOf(context: StaticHandlerContext, { isUnavailable }: SettledState): number {
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) return statusOfError(error);
  return isUnavailable ? 503 : context.statusCode;
}

/** Failures of the content service are logged where they happen; what is left is the site's own. */
function reportFaults(context: StaticHandlerContext, reportFault: Warn): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (!(error instanceof ContentError)) reportFault("a page could not be made", error);
  }
}

/** With one page's routes alone where it is known: matching all of them again and again costs more than its loaders. */
function handlerFor({ editions, route, url }: PageRequest): Handler {
  const id = route && `${editionOfPath(url.pathname)}:${route.name}`;
  const key = `${editions.join()} ${id ?? "all"}`;
  const handler = handlers.get(key) ?? createStaticHandler(routesOf(editions, id));
  handlers.set(key, handler);
  return handler;
}

function routesOf(editions: readonly Edition[], id: string | undefined): RouteObject[] {
  const all = createRoutes(editions);
  if (id === undefined) return all;
  return all.flatMap((edition) => {
    const page = edition.children?.find((child) => child.id === id);
    return page ? [{ ...edition, children: [page] } as RouteObject] : [];
  });
}
