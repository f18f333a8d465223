import { renderToReadableStream } from "react-dom/server";
import {
  createStaticRouter,
  type DataRouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { isDeferred } from "../../shared/page/deferred.ts";
import { DocumentContext, type DocumentContextValue } from "../../shared/page/document-context.tsx";
import { REPORTING_META, type Reporting } from "../../shared/page/reporting.ts";
import { DocumentStyles } from "../responses/document-styles.tsx";

export interface RenderOptions {
  dataRoutes: DataRouteObject[];
  context: StaticHandlerContext;
  document: DocumentContextValue;
  /** What the browser reports, if anything. */
  reporting: Reporting | undefined;
  /** URL of the client's entry module. */
  entry: string;
  /** Modules that the entry imports, preloaded in parallel with it. */
  modules: readonly string[];
  /** Module of the page's view, whose styles are inlined. */
  view: string | undefined;
  onError: (error: unknown) => void;
}

/**
 * Renders the document as a stream. Rejects for errors of the shell; a deferred part that fails
 * keeps its fallback, and the client renders it again.
 *
 * @param signal aborts rendering of pending parts.
 */
export function renderDocument(options: RenderOptions, signal?: AbortSignal) {
  const { dataRoutes, context, entry, onError } = options;
  const { nonce } = options.document;
  const document = withNoscript(inOrder(options));
  return renderToReadableStream(
    <DocumentContext value={document}>
      <ServerHead {...options} />
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </DocumentContext>,
    {
      bootstrapModules: [entry],
      ...(nonce && { nonce }),
      // React would otherwise move large parts to the end and insert them by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(signal && { signal }),
      onError,
    },
  );
}

/**
 * The document with its pending parts in order: what the page is about, what is optional, the end
 * of the chrome. React would stream them as they arrive, which is the reading order of a document
 * without scripts. Loaders return deferred values in the order in which their pages show them.
 */
function inOrder({ context, document }: RenderOptions): DocumentContextValue {
  let last: Promise<unknown> | undefined;
  const after = <T,>(value: Promise<T> | T) =>
    Promise.all([value, last]).then(([settled]) => settled);
  const pending = Object.values(context.loaderData).flatMap(pendingIn);
  const parts = [
    ...pending.filter(({ value }) => !value.isOptional),
    ...pending.filter(({ value }) => value.isOptional),
  ];
  for (const { data, name, value } of parts) {
    last = Object.assign(after(value), { streamKey: value.streamKey });
    data[name] = last;
  }
  const { chrome } = document;
  return last ? { ...document, chrome: { ...chrome, end: after(chrome.end) } } : document;
}

function pendingIn(loaderData: Record<string, unknown> | undefined) {
  const data = loaderData ?? {};
  return Object.entries(data).flatMap(([name, value]) =>
    isDeferred(value) && value.status !== "fulfilled" ? [{ data, name, value }] : [],
  );
}

/**
 * React streams deferred parts hidden at the end of the body, and a script moves
 * them into place. Without scripts they are shown where they are, in the order of the
 * document: the parts, then the footer. The skeletons are hidden.
 */
const STREAMED_STYLE = `
    body > [hidden][id^="S:"] { display: block }
    body > [hidden][id^="S:"]:not(:has(> footer)) { inline-size: min(100% - 2 * var(--page-margin), var(--page-width)); margin: 0 auto var(--space-6) }
    [data-skeleton] { display: none }`.replace(/\s+/g, " ");

function withNoscript(document: DocumentContextValue): DocumentContextValue {
  const { chrome, nonce } = document;
  if (!nonce) return document;
  const noscript = `<noscript><style nonce="${nonce}">${STREAMED_STYLE}</style></noscript>`;
  return { ...document, chrome: { ...chrome, head: chrome.head + noscript } };
}

/** React hoists all of it into the head; it is not part of the client's tree. */
function ServerHead({ reporting, entry, modules, view }: RenderOptions) {
  return (
    <>
      {reporting && <meta name={REPORTING_META} content={JSON.stringify(reporting)} />}
      <DocumentStyles view={view} />
      {modules.map(
        (href) =>
          // React preloads the entry itself. Low priority, after the page's main picture: the document is complete before hydration.
          href !== entry && <link key={href} rel="modulepreload" fetchPriority="low" href={href} />,
      )}
    </>
  );
}
