import { preloadModule } from "react-dom";
import { renderToReadableStream } from "react-dom/server";
import {
  createStaticRouter,
  type DataRouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import {
  DocumentContext,
  type DocumentContextValue,
} from "../../shared/layouts/document-context.tsx";
import { DocumentHead, type DocumentHeadProps } from "./document-head.tsx";
import { DocumentStyles } from "./document-styles.tsx";

export interface RenderOptions {
  dataRoutes: DataRouteObject[];
  context: StaticHandlerContext;
  document: DocumentContextValue;
  head: DocumentHeadProps;
  /** Address of the browser's entry module. */
  entry: string;
  /** Modules that the entry will ask for: fetched along with it rather than after it. */
  modules: readonly string[];
  /** The page's view, whose styles the document brings along. */
  view: string | undefined;
  /** Whether late values follow the shell; otherwise the document is one piece. */
  isStreamed: boolean;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/** The document as a stream; of a complete one every byte is ready when this resolves. */
export async function renderDocument(options: RenderOptions): Promise<ReadableStream<Uint8Array>> {
  const { context, dataRoutes, document, isStreamed } = options;
  const router = createStaticRouter(dataRoutes, context);
  const stream = await renderToReadableStream(
    <DocumentContext value={document}>
      <ServerHead modules={options.modules} view={options.view} {...options.head} />
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </DocumentContext>,
    {
      bootstrapModules: [options.entry],
      ...(document.nonce !== undefined && { nonce: document.nonce }),
      // React would move large parts to the end and put them back by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: options.signal,
      onError: options.onError,
    },
  );
  if (!isStreamed) await stream.allReady;
  return stream;
}

/** React puts all of it into the head; the browser's tree has no such component and needs none. */
function ServerHead({
  modules,
  view,
  ...head
}: DocumentHeadProps & Pick<RenderOptions, "modules" | "view">) {
  for (const href of modules) preloadModule(href, { as: "script" });
  return (
    <>
      <DocumentStyles view={view} />
      <DocumentHead {...head} />
    </>
  );
}
