import { entry, styles, texts, views } from "virtual:client-assets";
import {
  createStaticHandler,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router";
import { contentContext } from "../../shared/content/context.ts";
import { ContentError, statusOfError } from "../../shared/content/errors.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { NodeTree } from "../../shared/content/types.ts";
import { type Edition, editionOfPath } from "../../shared/i18n/editions.ts";
import { message } from "../../shared/i18n/messages.ts";
import { createRoutes } from "../../shared/routes/index.tsx";
import { viewOf } from "../../shared/routes/page.ts";
import type { PageRoute, ViewName } from "../../shared/routes/table.ts";
import type { OpenContent, Warn } from "../app-env.ts";
import { type SettledState, settleDeferred } from "./deferred.ts";
import { EditionsPages } from "./editions-pages.ts";
import { pageMarkup } from "./page-markup.ts";
import { showsRequested } from "./shows-requested.ts";
import { TimeLimits } from "./time-limits.ts";
import type { SiteVerification } from "./verification.ts";

/** Older content than this is dated on the page while it cannot be renewed. */
const TELL_AGE_AFTER_MS = 3_600_000;

export interface PageRequest {
  /** Address with the parameters that the page knows. */
  url: URL;
  /** The page that the address names; absent where it names none. */
  route?: PageRoute | undefined;
  /** Origin that canonical links have. */
  origin: string;
  editions: readonly Edition[];
  content: OpenContent;
  /** The whole document at once: for crawlers, for HEAD, and for what is kept. */
  waitForAll: boolean;
  /** Whether the browser may keep pages for the time without a network. */
  offline: boolean;
  /** Codes that search engines look for on every page. */
  verification?: SiteVerification;
  timeoutMs: number;
  now: () => number;
  warn: Warn;
  leaving: AbortSignal;
}

/** A page on its way out, or where to go instead. */
export type MadePage =
  | { redirect: string }
  | {
      status: number;
      /** In one piece where nothing follows late. */
      body: Uint8Array | ReadableStream<Uint8Array>;
      /** Set where parts follow late; the document then has scripts that carry it. */
      nonce: string | undefined;
      /** Whose styles are in the document. */
      view: ViewName | undefined;
      /** Complete, and nothing in it failed. */
      isWhole: boolean;
      /** Shows what the address names; a page beyond the last shows another. */
      isAsRequested: boolean;
    };

type Handler = ReturnType<typeof createStaticHandler>;

/** By the editions that are switched on, and the page. */
const handlers = new Map<string, Handler>();

/** Loaders run, what is ready is rendered in place, the rest streams. */
export async function makePage(request: PageRequest): Promise<MadePage> {
  const handler = handlerFor(request);
  const { contentOf } = request.content;
  // Loaders see address and signal only: no visitor header goes further.
  const context = await handler.query(new Request(request.url, { signal: request.leaving }), {
    requestContext: new RouterContextProvider(new Map([[contentContext, contentOf]])),
  });
  if (context instanceof Response) return { redirect: context.headers.get("location") ?? "/404" };
  return documentOf(request, context, handler);
}

async function documentOf(
  request: PageRequest,
  context: StaticHandlerContext,
  { dataRoutes }: Handler,
): Promise<MadePage> {
  const { content, editions, leaving, origin, warn } = request;
  const clock = new TimeLimits(request.timeoutMs);
  const pages = new EditionsPages(request);
  const state = await settleDeferred(context, {
    isLookingUp: () => content.source.isLookingUp(),
    cacheAnswered: () => content.source.lookupsDone(),
    waitForAll: request.waitForAll,
    timeLimit: () => clock.values,
  });
  const nonce = state.isStreamed ? crypto.randomUUID() : undefined;
  const inOneEdition = await pages.inTime(() => clock.values);
  const shell = {
    editions,
    inOneEdition,
    origin,
    styles,
    contentAsOf: ageToTell(request),
    offline: request.offline,
  };
  const edition = editionOfPath(request.url.pathname);
  const view = viewOf(context.matches.at(-1)?.route.handle);
  const body = await pageMarkup({
    dataRoutes,
    context,
    shell,
    nonce,
    head: {
      edition,
      navigation: navigationIn(context, edition),
      verification: request.verification ?? [],
    },
    entry,
    modules: [...(texts[edition] ?? []), ...(views[view ?? ""] ?? [])],
    view,
    signal: () => AbortSignal.any([leaving, clock.rendering()]),
    onError: (error) => {
      if (!leaving.aborted) warn("rendering failed", error);
    },
    onEnd: () => clock.letGo(),
  });
  if (!state.isStreamed) clock.letGo();
  warnOfFaults(context, warn);
  const status = statusOf(context, state);
  const hasFailed = state.hasFailure || content.source.hasFailed;
  const isPage = status === (view === "not-found" ? 404 : 200);
  const isWhole = !nonce && isPage && !hasFailed && !pages.isMissed;
  const isAsRequested = showsRequested(context, request.url);
  return { status, body, nonce, view, isWhole, isAsRequested };
}

/** What the layout has loaded (shared/layouts/layout.tsx); empty where it could not. */
function navigationIn({ loaderData }: StaticHandlerContext, edition: Edition): Navigation {
  const tree: NodeTree | undefined = loaderData[edition]?.tree;
  return navigationOf(tree ?? { nodes: [], others: [] }, message(edition, "home"));
}

/** When old content was asked for that cannot be renewed now. */
function ageToTell({ content, now }: PageRequest): string | undefined {
  const failing = content.source.outcomes.filter(({ isFailing }) => isFailing);
  const askedAt = Math.min(
    ...failing.map(({ age }) => age?.requestedAt ?? Number.POSITIVE_INFINITY),
  );
  return now() - askedAt > TELL_AGE_AFTER_MS ? new Date(askedAt).toISOString() : undefined;
}

/** The first error decides; a page whose every value failed before the first byte is unavailable. */
function statusOf(context: StaticHandlerContext, { isUnavailable }: SettledState): number {
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) return statusOfError(error);
  return isUnavailable ? 503 : context.statusCode;
}

/** Failures of the content service are logged where they happen; what is left is the site's own. */
function warnOfFaults(context: StaticHandlerContext, warn: Warn): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (!(error instanceof ContentError)) warn("a page could not be made", error);
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
