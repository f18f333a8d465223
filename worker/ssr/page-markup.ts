import { qrMarkup } from "../../shared/components/share-row/qr-markup.ts";
import type { HydrationData } from "../../shared/layouts/hydration-data.ts";
import { structuredData } from "../../shared/seo/graph/structured-data.ts";
import { hydrationJson } from "./hydration.ts";
import { type RenderOptions, renderStream, renderWhole } from "./render.tsx";
import { reusedMarkup } from "./reused-markup.tsx";
import { gatherData } from "./structured-data.ts";

interface MarkupOptions extends Omit<RenderOptions, "document"> {
  shell: Omit<HydrationData, "loaderData" | "errors">;
  /** Set where parts follow late, by scripts that carry it. */
  nonce: string | undefined;
}

/** Stands for the hydration data until all the HTML that it need not repeat is known. */
const DATA_PLACE = "@hydration@";

/** The page's document: a stream where parts follow late, else in one piece. */
export async function pageMarkup(
  options: MarkupOptions,
): Promise<string | ReadableStream<Uint8Array>> {
  const whole = options.nonce === undefined && inOnePiece(options);
  return whole || streamed(options);
}

function inOnePiece({ shell, ...options }: MarkupOptions): string | undefined {
  const shown = new Map<string, number>();
  const placeOfHtml = (html: string) => {
    const place = shown.get(html) ?? shown.size;
    shown.set(html, place);
    return place;
  };
  const document = { ...shell, ...serversOwn(), placeOfHtml, hydration: DATA_PLACE };
  const html = renderWhole({ ...options, document });
  // Near the end: a text of the page may be the same.
  const at = html?.lastIndexOf(DATA_PLACE) ?? -1;
  if (!html || at < 0) return undefined;
  const data = hydrationJson(options.context, shell, shown);
  return html.slice(0, at) + data + html.slice(at + DATA_PLACE.length);
}

function streamed({ shell, nonce, ...options }: MarkupOptions) {
  const hydration = hydrationJson(options.context, shell);
  const document = { ...shell, ...serversOwn(), nonce, hydration };
  return renderStream({ ...options, document, waitForAll: nonce === undefined });
}

function serversOwn() {
  return { qrMarkup, reusedMarkup, structuredData: gatherData(structuredData) };
}
