import type { Sheet } from "virtual:client-assets";
import type { ReactNode } from "react";
import { preloadModule } from "react-dom";
import { renderToReadableStream, renderToString } from "react-dom/server";
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
  /** Yields what stands for the text of a style sheet until it is put in. */
  placeOfSheet?: ((sheet: Sheet) => string) | undefined;
  /** Aborts the rendering of a stream. */
  signal: () => AbortSignal;
  onError: (error: unknown) => void;
  /** Told when nothing of a stream is to come any more. */
  onEnd: () => void;
}

/** React's marks of a part that failed or is still to come. */
const UNFINISHED = /<!--\$[!?]-->/;

const DOCTYPE = "<!DOCTYPE html>";
const END = "</body></html>";

/**
 * The document in one piece, where everything is there: writing a stream of it
 * would cost as much again as rendering it. Undefined where a part of it could
 * not be rendered: the stream says why, and has what can be had.
 */
export function renderWhole(options: RenderOptions): string | undefined {
  const html = renderToString(contentOf({ ...options, modules: [] }));
  if (UNFINISHED.test(html) || !html.endsWith(END)) return undefined;
  // Unlike the stream it comes without one, and browsers would take it for a page of the nineties.
  return DOCTYPE + preloadPicture(html.slice(0, -END.length)) + scripts(options) + END;
}

/**
 * At the end: the data that they start from is there by then, and what the page
 * opens with is on its way before them.
 */
function scripts({ entry, modules }: RenderOptions): string {
  const ahead = modules.map(
    (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`,
  );
  return `${ahead.join("")}<script type="module" fetchpriority="low" src="${entry}" async=""></script>`;
}

/** As components/picture writes the picture that a page opens with. */
const FIRST_PICTURE =
  /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img [^>]*fetchPriority="high"/;

/** The picture that a page opens with stands behind some ten kilobytes of styles and navigation. */
function preloadPicture(html: string): string {
  const [, srcSet, sizes] = FIRST_PICTURE.exec(html) ?? [];
  const at = html.indexOf("<style");
  if (srcSet === undefined || at < 0) return html;
  const link = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high"/>`;
  return html.slice(0, at) + link + html.slice(at);
}

/** The document as a stream; with `waitForAll` every byte is ready when this resolves. */
export async function renderStream(
  options: RenderOptions & { waitForAll: boolean },
): Promise<ReadableStream<Uint8Array>> {
  const { nonce } = options.document;
  const stream = await renderToReadableStream(contentOf(options), {
    bootstrapModules: [options.entry],
    ...(nonce !== undefined && { nonce }),
    // React would move large parts to the end and put them back by script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: options.signal(),
    onError: options.onError,
  });
  void stream.allReady.then(options.onEnd, options.onEnd);
  if (options.waitForAll) await stream.allReady;
  return stream;
}

function contentOf({ dataRoutes, context, document, head, ...more }: RenderOptions): ReactNode {
  return (
    <DocumentContext value={document}>
      <ServerHead
        modules={more.modules}
        view={more.view}
        placeOfSheet={more.placeOfSheet}
        {...head}
      />
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </DocumentContext>
  );
}

/** React puts all of it into the head; the browser's tree has no such component and needs none. */
function ServerHead({
  modules,
  view,
  placeOfSheet,
  ...head
}: DocumentHeadProps & Pick<RenderOptions, "modules" | "view" | "placeOfSheet">) {
  for (const href of modules) preloadModule(href, { as: "script" });
  return (
    <>
      <DocumentStyles view={view} placeOf={placeOfSheet} />
      <DocumentHead {...head} />
    </>
  );
}
