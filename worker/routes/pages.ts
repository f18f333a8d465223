import { entry, styles, views } from "virtual:client-assets";
import type { Context } from "hono";

import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router";
import { qrMarkup } from "../../shared/components/share-row/qr-markup.ts";
import { contentContext } from "../../shared/content/context.ts";
import { ContentError, statusOfError } from "../../shared/content/errors.ts";
import type { Edition } from "../../shared/i18n/editions.ts";
import { createRoutes } from "../../shared/routes/index.tsx";
import type { PageHandle } from "../../shared/routes/page.ts";
import type { AppEnv } from "../app-env.ts";
import { dataCacheStatus } from "../cache/cache-status.ts";
import { log } from "../log.ts";
import { isCrawler } from "../ssr/crawler.ts";
import { type SettledState, settleDeferred } from "../ssr/deferred.ts";
import { hydrationJson } from "../ssr/hydration.ts";
import { renderDocument } from "../ssr/render.tsx";
import { securePage } from "../ssr/security.ts";
import { RETRY_AFTER_SECONDS } from "./api-answer.ts";

/** Past the time limit of a call, values that have not come are shown as failed … */
const VALUES_GRACE_MS = 500;
/** … and a little later React gives up, so that the failure still gets out. */
const RENDER_GRACE_MS = 1500;

const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();

/** Answers a page: loaders run, what is ready is rendered in place, the rest streams. */
export async function pages(c: Context<AppEnv>): Promise<Response> {
  const { handler, editions } = handlerFor(c);
  const context = await handler.query(documentRequest(c), {
    requestContext: new RouterContextProvider(new Map([[contentContext, c.var.contentOf]])),
  });
  return context instanceof Response
    ? redirectTo(c, context)
    : documentOf(c, context, handler.dataRoutes, editions);
}

async function documentOf(
  c: Context<AppEnv>,
  context: StaticHandlerContext,
  dataRoutes: ReturnType<typeof createStaticHandler>["dataRoutes"],
  editions: readonly Edition[],
): Promise<Response> {
  const { config, source, leaving } = c.var;
  const clock = timeLimits(config.upstream.timeoutMs);
  const state = await settleDeferred(context, {
    isLookingUp: () => source.isLookingUp(),
    cacheAnswered: () => source.lookupsDone(),
    waitForAll: c.req.method === "HEAD" || isCrawler(c.req.header("user-agent")),
    timeLimit: clock.values,
  });
  const origin = config.siteOrigin ?? new URL(c.req.url).origin;
  const nonce = state.isStreamed ? crypto.randomUUID() : undefined;
  const shell = { editions, origin, styles };
  const stream = await renderDocument({
    dataRoutes,
    context,
    document: { ...shell, hydration: hydrationJson(context, shell), nonce, qrMarkup },
    entry,
    modules: modulesOf(context),
    isStreamed: state.isStreamed,
    signal: AbortSignal.any([leaving, clock.rendering]),
    onError: (error) => {
      if (!leaving.aborted) c.var.warn("rendering failed", error);
    },
  });
  logFaults(context);
  return respond(c, statusOf(context, state), state, stream, nonce);
}

function modulesOf({ matches }: StaticHandlerContext): readonly string[] {
  const handle = matches.at(-1)?.route.handle as Partial<PageHandle> | undefined;
  return views[handle?.route?.view ?? ""] ?? [];
}

function respond(
  c: Context<AppEnv>,
  status: number,
  { hasFailure }: SettledState,
  stream: ReadableStream<Uint8Array>,
  nonce: string | undefined,
): Response {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  securePage(headers, { videoHosts: c.var.config.videoHosts, nonce });
  const isKept = nonce === undefined && status === 200 && !hasFailure;
  headers.set("cache-control", isKept ? "public, max-age=0, must-revalidate" : "no-store");
  if (status === 503) headers.set("retry-after", RETRY_AFTER_SECONDS);
  const cacheStatus = dataCacheStatus(c.var.source.outcomes);
  if (cacheStatus) headers.set("cache-status", cacheStatus);
  // The local server compresses and holds a stream back unless told that it is encoded already.
  if (nonce !== undefined && c.var.config.localServer) headers.set("content-encoding", "identity");
  return new Response(stream, { status, headers });
}

/** The first error decides; a page whose every value failed before the first byte is unavailable. */
function statusOf(context: StaticHandlerContext, { isUnavailable }: SettledState): number {
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) return statusOfError(error);
  return isUnavailable ? 503 : context.statusCode;
}

/** Failures of the content service are logged where they happen; what is left is the site's own. */
function logFaults(context: StaticHandlerContext): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (!(error instanceof ContentError)) log("error", "a page could not be made", error);
  }
}

function redirectTo(c: Context<AppEnv>, answer: Response): Response {
  return c.redirect(answer.headers.get("location") ?? "/404", 302);
}

function handlerFor(c: Context<AppEnv>) {
  const editions = c.var.editions;
  const key = editions.join();
  const handler = handlers.get(key) ?? createStaticHandler(createRoutes(editions));
  handlers.set(key, handler);
  return { handler, editions };
}

/** Loaders see address and signal only: no visitor header goes further. */
function documentRequest(c: Context<AppEnv>): Request {
  return new Request(c.req.url, { signal: c.var.leaving });
}

function timeLimits(timeoutMs: number) {
  const values = new Promise((resolve) => setTimeout(resolve, timeoutMs + VALUES_GRACE_MS));
  return { values, rendering: AbortSignal.timeout(timeoutMs + RENDER_GRACE_MS) };
}
