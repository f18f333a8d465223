import { build, entry, main, messages, reportingEntry, views } from "virtual:client-assets";
import type { DataRouteObject, StaticHandlerContext } from "react-router";
import { ContentError } from "../../shared/content/errors.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { NodeTree } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { EMPTY_TREE } from "../../shared/layouts/layout.tsx";
import type { StructuredDataSink } from "../../shared/page/document-context.tsx";
import { encodeHydrationData } from "../../shared/page/hydration-codec.ts";
import type { Reporting } from "../../shared/page/reporting.ts";
import { routeOf, viewModuleOf } from "../../shared/routing/handles.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import { structuredData } from "../../shared/seo/graph/structured-data.ts";
import type { RequestContext } from "../app-env.ts";
import type { Config } from "../config/config.ts";
import type { ContentSource } from "../content/content-source.ts";
import { type ChromeData, chromeOf } from "./chrome.tsx";
import type { Wait } from "./deferred.ts";
import { type RenderOptions, renderDocument } from "./render.tsx";
import type { TimeLimits } from "./time-limits.ts";

/** If older content cannot be revalidated, the page states its date. */
const STATE_AGE_AFTER_MS = 3_600_000;

/** The page to render. */
export interface PageRequest {
  /** With only the parameters that the page supports. */
  url: URL;
  /** The page that the URL names, if any. */
  route?: PageRoute | undefined;
  source: ContentSource;
  wait: Wait;
  signal: AbortSignal;
}

/** A page whose loaders have run. */
export interface LoadedPage extends PageRequest {
  site: RequestContext;
  locale: Locale;
  dataRoutes: DataRouteObject[];
  context: StaticHandlerContext;
  chrome: ChromeData;
  limits: TimeLimits;
}

interface Rendered {
  body: ReadableStream<Uint8Array>;
  nonce?: string;
  /** Nothing follows in scripts and nothing failed. */
  isComplete: boolean;
}

/** Renders the document as a stream in which deferred parts follow in scripts with the nonce. */
export async function renderStreamed(
  page: LoadedPage,
  singleLocaleRoutes: SingleLocaleRoutes,
): Promise<Rendered> {
  const { signal, limits, site } = page;
  const nonce = crypto.randomUUID();
  const limit = limits.rendering();
  let hasTimedOut = false;
  const onError = (error: unknown) => {
    if (signal.aborted || hasTimedOut) return;
    hasTimedOut = limit.aborted;
    if (hasTimedOut) site.warn("rendering has timed out", limit.reason);
    else if (isFault(error)) site.reportFault("rendering failed", error);
  };
  const options = await renderOptions(page, { singleLocaleRoutes, nonce, onError });
  const body = await renderDocument(options, AbortSignal.any([signal, limit]));
  const release = () => limits.clear();
  void body.allReady.then(release, release);
  return { body, nonce, isComplete: false };
}

/**
 * Renders a document of which nothing is pending, in document order. If a part cannot be rendered,
 * the result is the route's error page with status 500 rather than a document with a permanent
 * fallback.
 */
export async function renderComplete(
  page: LoadedPage,
  singleLocaleRoutes: SingleLocaleRoutes,
): Promise<Rendered> {
  page.limits.clear();
  const { context, site } = page;
  const render = async (errors: unknown[]) => {
    const onError = (error: unknown) => {
      errors.push(error);
      if (isFault(error)) site.reportFault("rendering failed", error);
    };
    const body = await renderDocument(await renderOptions(page, { singleLocaleRoutes, onError }));
    // Until then the reader of the stream would get placeholders.
    await body.allReady;
    return body;
  };
  const errors: unknown[] = [];
  const body = await render(errors).catch((error: unknown) => void errors.push(error));
  if (body && errors.length === 0) return { body, isComplete: true };
  void body?.cancel();
  context.errors = { [context.matches.at(-1)?.route.id ?? page.locale]: errors[0] };
  const again: unknown[] = [];
  const errorPage = await render(again);
  // The error is in the layout, which the error page shares.
  if (again.length > 0) throw again[0];
  return { body: errorPage, isComplete: false };
}

/**
 * Failures of the content service are logged where they occur. When a client leaves, the platform
 * cancels the stream with a `retryable` error, which React reports for every pending part.
 */
function isFault(error: unknown): boolean {
  const isLostConnection = error instanceof Error && "retryable" in error && error.retryable;
  return !(error instanceof ContentError) && !isLostConnection;
}

type SingleLocaleRoutes = readonly string[] | undefined;

interface DocumentOptions {
  singleLocaleRoutes: SingleLocaleRoutes;
  nonce?: string;
  onError: (error: unknown) => void;
}

async function renderOptions(
  page: LoadedPage,
  { singleLocaleRoutes, nonce, onError }: DocumentOptions,
): Promise<RenderOptions> {
  const { context, dataRoutes, locale, site } = page;
  const { config, locales } = site;
  const { handle } = context.matches.at(-1)?.route ?? {};
  const view = viewModuleOf(handle);
  const route = routeOf(handle);
  const reporting = reportingOf(config, route, locale);
  const navigation = navigationIn(context, locale);
  const shell = {
    locales,
    singleLocaleRoutes,
    origin: site.origin,
    contentAsOf: staleSince(page),
    offline: config.offline,
  };
  const chromeProps = {
    navigation,
    locale,
    route,
    hasOtherLocale: locales.length > 1,
    verification: config.verification,
  };
  return {
    dataRoutes,
    context,
    document: {
      ...shell,
      firstKey: context.location.key,
      nonce,
      chrome: await chromeOf(chromeProps, page.chrome),
      structuredData: structuredDataSink(),
      hydration: encodeHydrationData(context, shell),
    },
    reporting,
    entry: reporting ? reportingEntry : entry,
    modules: [...main, ...(messages[locale] ?? []), ...(views[view ?? ""] ?? [])],
    view,
    onError,
  };
}

/** What browsers with a document of the route report; undefined if it is nothing. */
function reportingOf(
  { vitalsSample, reportsErrors }: Config,
  { view }: PageRoute,
  locale: Locale,
): Reporting | undefined {
  if (vitalsSample === 0 && !reportsErrors) return undefined;
  return { vitals: vitalsSample, errors: reportsErrors, page: { build, view, locale } };
}

/** The navigation that the layout has loaded (shared/layouts/layout.tsx); empty if that failed. */
export function navigationIn({ loaderData }: StaticHandlerContext, locale: Locale): Navigation {
  const tree: NodeTree | undefined = loaderData[locale]?.tree;
  return navigationOf(tree ?? EMPTY_TREE, locale);
}

/** The time of the oldest content that currently cannot be revalidated, if the page should state it. */
function staleSince({ source, site }: LoadedPage): string | undefined {
  const failing = source.results.filter(({ isFailing }) => isFailing);
  const requestedAt = Math.min(
    ...failing.map(({ entry }) => entry?.age.requestedAt ?? Number.POSITIVE_INFINITY),
  );
  return site.cache.now() - requestedAt > STATE_AGE_AFTER_MS
    ? new Date(requestedAt).toISOString()
    : undefined;
}

/** Collects the structured data of one document. React may render a part twice, so pages are collected once. */
function structuredDataSink(): StructuredDataSink {
  const collected = new Map<string, string>();
  let hasEnded = false;
  return {
    add(page) {
      if (collected.has(page.address)) return "";
      const html = structuredData(page);
      if (hasEnded) return html;
      collected.set(page.address, html);
      return "";
    },
    end() {
      hasEnded = true;
      return [...collected.values()].join("");
    },
  };
}
