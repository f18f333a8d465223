import { entry, styles, views } from "virtual:client-assets";
import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router";
import { qrMarkup } from "../../shared/components/share-row/qr-markup.ts";
import { contentContext } from "../../shared/content/context.ts";
import { ContentError, statusOfError } from "../../shared/content/errors.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { NodeTree } from "../../shared/content/types.ts";
import { type Edition, editionOfPath } from "../../shared/i18n/editions.ts";
import { message } from "../../shared/i18n/messages.ts";
import { createRoutes } from "../../shared/routes/index.tsx";
import { viewOf } from "../../shared/routes/page.ts";
import type { ViewName } from "../../shared/routes/table.ts";
import { structuredData } from "../../shared/seo/graph/structured-data.ts";
import type { OpenContent, Warn } from "../app-env.ts";
import { type SettledState, settleDeferred } from "./deferred.ts";
import { EditionsPages } from "./editions-pages.ts";
import { hydrationJson } from "./hydration.ts";
import { renderDocument } from "./render.tsx";
import { gatherData } from "./structured-data.ts";
import type { SiteVerification } from "./verification.ts";

/** Past the time limit of a call, values that have not come are shown as failed … */
const VALUES_GRACE_MS = 500;
/** … and a little later React gives up, so that the failure still gets out. */
const RENDER_GRACE_MS = 1500;

/** Older content than this is dated on the page while it cannot be renewed. */
const TELL_AGE_AFTER_MS = 3_600_000;

export interface PageRequest {
  /** Address with the parameters that the page knows. */
  url: URL;
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
      stream: ReadableStream<Uint8Array>;
      /** Set where parts follow late; the document then has scripts that carry it. */
      nonce: string | undefined;
      /** Whose styles are in the document. */
      view: ViewName | undefined;
      /** Complete, and nothing in it failed. */
      isWhole: boolean;
    };

type Handler = ReturnType<typeof createStaticHandler>;

/** By the editions that are switched on. */
const handlers = new Map<string, Handler>();

/** Loaders run, what is ready is rendered in place, the rest streams. */
export async function makePage(request: PageRequest): Promise<MadePage> {
  const handler = handlerFor(request.editions);
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
  const clock = timeLimits(request.timeoutMs);
  const pages = new EditionsPages(request);
  const state = await settleDeferred(context, {
    isLookingUp: () => content.source.isLookingUp(),
    cacheAnswered: () => content.source.lookupsDone(),
    waitForAll: request.waitForAll,
    timeLimit: clock.values,
  });
  const nonce = state.isStreamed ? crypto.randomUUID() : undefined;
  const inOneEdition = await pages.inTime(clock.values);
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
  const stream = await renderDocument({
    dataRoutes,
    context,
    document: {
      ...shell,
      hydration: hydrationJson(context, shell),
      nonce,
      qrMarkup,
      structuredData: gatherData(structuredData),
    },
    head: {
      edition,
      navigation: navigationIn(context, edition),
      verification: request.verification ?? [],
    },
    entry,
    modules: views[view ?? ""] ?? [],
    view,
    isStreamed: state.isStreamed,
    signal: AbortSignal.any([leaving, clock.rendering]),
    onError: (error) => {
      if (!leaving.aborted) warn("rendering failed", error);
    },
  });
  if (!state.isStreamed) clock.letGo();
  warnOfFaults(context, warn);
  const status = statusOf(context, state);
  const hasFailed = state.hasFailure || content.source.hasFailed;
  const isWhole = !nonce && status === 200 && !hasFailed && !pages.isMissed;
  return { status, stream, nonce, view, isWhole };
}

/** What the layout has loaded (shared/layouts/layout.tsx); empty where it could not. */
function navigationIn({ loaderData }: StaticHandlerContext, edition: Edition): Navigation {
  const tree: NodeTree | undefined = loaderData[edition]?.tree;
  return navigationOf(tree ?? { nodes: [], others: [] }, message(edition, "home"));
}

/** When old content was asked for that cannot be renewed now. */
function ageToTell({ content, now }: PageRequest): string | undefined {
  const failing = content.source.outcomes.filter(({ isFailing }) => isFailing);
  const askedAt = Math.min(...failing.map(({ age }) => age?.askedAt ?? Number.POSITIVE_INFINITY));
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

function handlerFor(editions: readonly Edition[]): Handler {
  const key = editions.join();
  const handler = handlers.get(key) ?? createStaticHandler(createRoutes(editions));
  handlers.set(key, handler);
  return handler;
}

/** A page that is complete has to let go of them: they hold all that it was made of. */
function timeLimits(timeoutMs: number) {
  const values = Promise.withResolvers<void>();
  const rendering = new AbortController();
  const timers = [
    setTimeout(() => values.resolve(), timeoutMs + VALUES_GRACE_MS),
    setTimeout(() => rendering.abort(), timeoutMs + RENDER_GRACE_MS),
  ];
  const letGo = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  return { values: values.promise, rendering: rendering.signal, letGo };
}
