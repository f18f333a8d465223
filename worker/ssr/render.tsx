import { renderToReadableStream } from "react-dom/server";
import {
  createStaticRouter,
  type DataRouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { DocumentContext, type DocumentContextValue } from "../../shared/page/document-context.tsx";
import { DocumentStyles } from "../responses/document-styles.tsx";
import { DocumentHead, type DocumentHeadProps } from "./document-head.tsx";

export interface RenderOptions {
  dataRoutes: DataRouteObject[];
  context: StaticHandlerContext;
  document: DocumentContextValue;
  head: DocumentHeadProps;
  /** URL of the browser's entry module. */
  entry: string;
  /** Modules that the entry imports: fetched along with it rather than after it. */
  modules: readonly string[];
  /** The page's view, whose styles are part of the document. */
  view: string | undefined;
  onError: (error: unknown) => void;
}

/**
 * Renders the page's document as a stream. The shell's errors reject; those of
 * a part that follows leave its fallback, for the browser to render again.
 *
 * @param signal aborts the rendering of parts that are still on their way.
 */
export function renderDocument(options: RenderOptions, signal?: AbortSignal) {
  const { dataRoutes, context, document, entry, onError } = options;
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
      ...(document.nonce !== undefined && { nonce: document.nonce }),
      // React would move large parts to the end and put them back by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(signal && { signal }),
      onError,
    },
  );
}

/** React hoists all of it into the head; the browser's tree has no such component and needs none. */
function ServerHead({ head, modules, view }: RenderOptions) {
  return (
    <>
      <DocumentStyles view={view} />
      {modules.map((href) => (
        // After the picture that the page opens with: the page is complete before it is hydrated.
        <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
      ))}
      <DocumentHead {...head} />
    </>
  );
}
