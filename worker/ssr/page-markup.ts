import type { Sheet } from "virtual:client-assets";
import { qrMarkup } from "../../shared/components/share-row/qr-markup.ts";
import type { HydrationData } from "../../shared/layouts/hydration-data.ts";
import { structuredData } from "../../shared/seo/graph/structured-data.ts";
import { concatenate } from "../concatenate.ts";
import { sheetsOf } from "./document-styles.tsx";
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
): Promise<Uint8Array | ReadableStream<Uint8Array>> {
  const whole = options.nonce === undefined ? inOnePiece(options) : undefined;
  return whole ?? streamed(options);
}

function inOnePiece({ shell, ...options }: MarkupOptions): Uint8Array | undefined {
  const shown = new Map<string, number>();
  const placeOfHtml = (html: string) => {
    const place = shown.get(html) ?? shown.size;
    shown.set(html, place);
    return place;
  };
  const document = { ...shell, ...serversOwn(), placeOfHtml, hydration: DATA_PLACE };
  const html = renderWhole({ ...options, document, placeOfSheet });
  // Near the end: a text of the page may be the same.
  const at = html?.lastIndexOf(DATA_PLACE) ?? -1;
  if (!html || at < 0) return undefined;
  const data = hydrationJson(options.context, shell, shown);
  return withSheets(html.slice(0, at) + data + html.slice(at + DATA_PLACE.length), options.view);
}

function placeOfSheet({ href }: Sheet): string {
  return `@${href}@`;
}

const encoder = new TextEncoder();
const sheetBytes = new Map<string, Uint8Array>();

/** The bytes of a document, those of its styles among them, which are the same each time. */
function withSheets(html: string, view: string | undefined): Uint8Array {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const sheet of sheetsOf(view)) {
    const place = placeOfSheet(sheet);
    // Before all texts of the page: React puts styles first.
    const at = html.indexOf(place, from);
    if (sheet.text === undefined || at < 0) continue;
    const bytes = sheetBytes.get(sheet.href) ?? encoder.encode(sheet.text);
    sheetBytes.set(sheet.href, bytes);
    pieces.push(encoder.encode(html.slice(from, at)), bytes);
    from = at + place.length;
  }
  return concatenate([...pieces, encoder.encode(html.slice(from))]);
}

function streamed({ shell, nonce, ...options }: MarkupOptions) {
  const hydration = hydrationJson(options.context, shell);
  const document = { ...shell, ...serversOwn(), nonce, hydration };
  return renderStream({ ...options, document, waitForAll: nonce === undefined });
}

function serversOwn() {
  return { qrMarkup, reusedMarkup, structuredData: gatherData(structuredData) };
}
