import { build, entry, messages, reportingEntry } from "virtual:client-assets";
import { renderToReadableStream } from "react-dom/server";
import {
  createStaticRouter,
  type DataRouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import type { Navigation } from "../../shared/content/navigation.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { DocumentContext, type DocumentContextValue } from "../../shared/rendering/contexts.tsx";
import { type Deferred, peek } from "../../shared/rendering/deferred.tsx";
import { encodeHydrationData } from "../../shared/rendering/hydration-codec.ts";
import { REPORTING_META, type Reporting } from "../../shared/rendering/reporting.ts";
import { StructuredDataContext } from "../../shared/rendering/structured-data.tsx";
import type { PageRoute } from "../../shared/routing/page-route.ts";
import type { RequestContext } from "../app-env.ts";
import { DocumentFiles } from "../responses/document-files.tsx";
import { type DeferredValue, HEADER_AND_FOOTER, isPending } from "./deferred.ts";
import { type EndData, headerAndFooterOf } from "./header-and-footer.tsx";
import { structuredDataSink } from "./structured-data-sink.ts";

/**
 * If content is older than this many milliseconds and cannot be revalidated, the page states the date of its content.
 */
const STATE_AGE_AFTER_MS = 3_600_000;

/** A page whose loaders have run. */
export interface LoadedPage {
  site: RequestContext;
  locale: Locale;
  /** The route of the page or of the not-found page. */
  route: PageRoute;
  dataRoutes: DataRouteObject[];
  context: StaticHandlerContext;
  navigation: Navigation;
  headerAndFooter: EndData;
  values: readonly DeferredValue[];
  /** The routes that some locales lack, each with the locales that have it (alternates.ts). */
  partialRoutes: Deferred<Record<string, Locale[]>> | undefined;
}

interface RenderOptions {
  /** Allows the inline scripts of a streamed document. */
  nonce?: string;
  /** Ends the rendering of deferred values that have not arrived yet. */
  signal?: AbortSignal;
  onError: (error: unknown) => void;
}

/**
 * Renders the document as a stream, and returns which files it loads. If a deferred value fails, its fallback stays in
 * the document until the browser renders the value again.
 */
export async function renderDocument(page: LoadedPage, options: RenderOptions) {
  const { dataRoutes, context, locale, route } = page;
  const { nonce, ...others } = options;
  const reporting = reportingOf(page);
  const entryModule = reporting ? reportingEntry : entry;
  const files = new DocumentFiles(entryModule, messages[locale] ?? [], nonce);
  const document = inOrder(page.values, await documentOf(page, nonce));
  const body = await renderToReadableStream(
    <DocumentContext
      value={{
        ...document,
        filesOf: (part) => files.of(part),
        lateStyles: () => files.lateStyles(),
        preloads: () => files.preloads(),
      }}
    >
      {reporting && <meta name={REPORTING_META} content={JSON.stringify(reporting)} />}
      {files.common()}
      {files.of(`pages/${route.view}`)}
      <StructuredDataContext value={structuredDataSink()}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StructuredDataContext>
    </DocumentContext>,
    {
      bootstrapModules: [entryModule],
      ...(nonce && { nonce: { script: nonce, style: nonce } }),
      // By default React would move large parts to the end of the document and insert them by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...others,
    },
  );
  return { body, files };
}

async function documentOf(page: LoadedPage, nonce?: string): Promise<DocumentContextValue> {
  const { context, navigation, locale, route, site, partialRoutes } = page;
  const { config } = site;
  const { locales, verification } = config;
  const hydrationContext = {
    locales,
    partialRoutes: peek(partialRoutes),
    origin: site.origin,
    contentAsOf: staleSince(page),
    offline: config.offline,
  };
  const otherLocales = locales.filter((each) => each !== locale);
  const headerAndFooterProps = { navigation, locale, route, otherLocales, verification };
  const headerAndFooter = await headerAndFooterOf(headerAndFooterProps, page.headerAndFooter);
  return {
    ...hydrationContext,
    firstKey: context.location.key,
    nonce,
    headerAndFooter: nonce
      ? { ...headerAndFooter, head: headerAndFooter.head + noscript(nonce) }
      : headerAndFooter,
    hydration: encodeHydrationData(context, hydrationContext),
  };
}

/**
 * Styles for browsers without scripts. The HTML of deferred values arrives at the end of the body. It is hidden there
 * until scripts move it into place, so these styles show it.
 */
const STREAMED_STYLE = `
    body > [hidden][id^="S:"] { display: block }
    body > [hidden][id^="S:"]:not(:has(> footer)) { inline-size: min(100% - 2 * var(--page-margin), var(--page-width)); margin: 0 auto var(--space-6) }
    [data-skeleton] { display: none }`.replace(/\s+/g, " ");

function noscript(nonce: string): string {
  return `<noscript><style nonce="${nonce}">${STREAMED_STYLE}</style></noscript>`;
}

/**
 * Delays deferred values so that they are streamed in the order of the page. Optional values follow the required ones,
 * and the footer is last. Otherwise React would stream the values in the order in which they arrive, and visitors
 * without scripts would read them in that order.
 */
function inOrder(
  values: readonly DeferredValue[],
  document: DocumentContextValue,
): DocumentContextValue {
  let last: Promise<unknown> | undefined;
  const after = <T,>(value: Promise<T> | T) =>
    Promise.all([value, last]).then(([settled]) => settled);
  const pending = values.filter((value) => value.ownerId !== HEADER_AND_FOOTER && isPending(value));
  const parts = [
    ...pending.filter(({ deferred }) => !deferred.isOptional),
    ...pending.filter(({ deferred }) => deferred.isOptional),
  ];
  for (const { fields, name, deferred } of parts) {
    last = Object.assign(after(deferred), { streamKey: deferred.streamKey });
    fields[name] = last;
  }
  const { headerAndFooter } = document;
  return last
    ? { ...document, headerAndFooter: { ...headerAndFooter, end: after(headerAndFooter.end) } }
    : document;
}

/** Tells the browser what to report. Returns undefined if the browser reports nothing. */
function reportingOf({ site, route: { view }, locale }: LoadedPage): Reporting | undefined {
  const { vitalsSample, reportsErrors } = site.config;
  if (vitalsSample === 0 && !reportsErrors) return undefined;
  return { vitals: vitalsSample, errors: reportsErrors, page: { build, view, locale } };
}

/**
 * Returns the time of the oldest content that cannot be revalidated at present. Returns undefined if all content is
 * recent, so that the page states no time.
 */
function staleSince({ site }: LoadedPage): string | undefined {
  const failing = site.calls.results.filter(({ isFailing }) => isFailing);
  const requestedAt = Math.min(
    ...failing.map(({ entry }) => entry?.age.requestedAt ?? Number.POSITIVE_INFINITY),
  );
  return site.cache.now() - requestedAt > STATE_AGE_AFTER_MS
    ? new Date(requestedAt).toISOString()
    : undefined;
}
