import { entry, main, texts, views } from "virtual:client-assets";
import {
  createStaticHandler,
  type RouteObject,
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
import { encodeHydrationData } from "../../shared/layouts/hydration-codec.ts";
import { EMPTY_TREE } from "../../shared/layouts/layout.tsx";
import { createRoutes } from "../../shared/routes/index.tsx";
import { routeOf, viewOf } from "../../shared/routes/page.ts";
import type { PageRoute, ViewName } from "../../shared/routes/table.ts";
import { structuredData } from "../../shared/seo/graph/structured-data.ts";
import type { OpenContent, Warn } from "../app-env.ts";
import { Alternates } from "./alternates.ts";
import { type ChromeData, chromeOf, loadChrome } from "./chrome.tsx";
import { type SettledState, settleDeferred } from "./deferred.ts";
import { type RenderOptions, renderDocument } from "./render.tsx";
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
  /** The complete document at once: for crawlers, for HEAD, and for what is stored. */
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

interface LoadedPage extends PageRequest {
  edition: Edition;
  dataRoutes: Handler["dataRoutes"];
  context: StaticHandlerContext;
  chrome: ChromeData;
  limits: TimeLimits;
}

async function pageOf(page: LoadedPage): Promise<MadePage> {
  const { content, context, limits, warn } = page;
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
  warnOfFaults(context, warn);
  const status = statusOf(context, state);
  const { body, nonce, isComplete } = await (state.isStreamed ? streamed : buffered)(
    page,
    inOneEdition,
  );
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

interface Rendered {
  body: Uint8Array | ReadableStream<Uint8Array>;
  nonce?: string;
  /** Everything is in it as it should be. */
  isComplete: boolean;
}

/** The document as a stream: parts follow late, by scripts that carry the nonce. */
async function streamed(page: LoadedPage, inOneEdition: InOneEdition): Promise<Rendered> {
  const { leaving, limits, warn } = page;
  const nonce = crypto.randomUUID();
  const onError = (error: unknown) => {
    if (!leaving.aborted) warn("rendering failed", error);
  };
  const options = await renderOptions(page, { inOneEdition, nonce, onError });
  const body = await renderDocument(options, AbortSignal.any([leaving, limits.rendering()]));
  const release = () => limits.clear();
  void body.allReady.then(release, release);
  return { body, nonce, isComplete: false };
}

/**
 * The document with everything in place. A part that cannot be rendered makes it
 * the error page of the route, with status 500: nobody gets a placeholder for good.
 */
async function buffered(page: LoadedPage, inOneEdition: InOneEdition): Promise<Rendered> {
  page.limits.clear();
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
    page.warn("rendering failed", error);
  };
  const render = async () => {
    const stream = await renderDocument(await renderOptions(page, { inOneEdition, onError }));
    await stream.allReady;
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };
  const body = await render().catch(() => undefined);
  if (body && errors.length === 0) return { body, isComplete: true };
  const { context } = page;
  context.errors = { [context.matches.at(-1)?.route.id ?? page.edition]: errors[0] };
  return { body: await render(), isComplete: false };
}

type InOneEdition = readonly string[] | undefined;

interface DocumentOptions {
  inOneEdition: InOneEdition;
  nonce?: string;
  onError: (error: unknown) => void;
}

async function renderOptions(
  page: LoadedPage,
  { inOneEdition, nonce, onError }: DocumentOptions,
): Promise<RenderOptions> {
  const { context, dataRoutes, edition, editions, offline, origin } = page;
  const { handle } = context.matches.at(-1)?.route ?? {};
  const view = viewOf(handle);
  const navigation = navigationIn(context, edition);
  const shell = { editions, inOneEdition, origin, contentAsOf: ageToTell(page), offline };
  const chromeProps = {
    navigation,
    edition,
    route: routeOf(handle),
    hasOtherEdition: editions.length > 1,
  };
  return {
    dataRoutes,
    context,
    document: {
      ...shell,
      nonce,
      chrome: await chromeOf(chromeProps, page.chrome),
      structuredData,
      qrMarkup,
      hydration: encodeHydrationData(context, shell),
    },
    head: { edition, navigation, verification: page.verification ?? [] },
    entry,
    modules: [...main, ...(texts[edition] ?? []), ...(views[view ?? ""] ?? [])],
    view,
    onError,
  };
}

/** What the layout has loaded (shared/layouts/layout.tsx); empty where it could not. */
function navigationIn({ loaderData }: StaticHandlerContext, edition: Edition): Navigation {
  const tree: NodeTree | undefined = loaderData[edition]?.tree;
  return navigationOf(tree ?? EMPTY_TREE, message(edition, "home"));
}

/** When old content was asked for that cannot be renewed now. */
function ageToTell({ content, now }: PageRequest): string | undefined {
  const failing = content.source.outcomes.filter(({ isFailing }) => isFailing);
  const requestedAt = Math.min(
    ...failing.map(({ age }) => age?.requestedAt ?? Number.POSITIVE_INFINITY),
  );
  return now() - requestedAt > TELL_AGE_AFTER_MS ? new Date(requestedAt).toISOString() : undefined;
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
