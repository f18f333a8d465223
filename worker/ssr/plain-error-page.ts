import { type Edition, languageTag } from "../../shared/i18n/editions.ts";
import { message } from "../../shared/i18n/messages.ts";
import { securePage } from "./security.ts";

/** Says that the site itself is broken; made of nothing that could be broken too. */
export function plainErrorPage(edition: Edition): Response {
  const title = message(edition, "brokenTitle");
  const html = `<!doctype html><html lang="${languageTag[edition]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${message(edition, "brokenText")}</p></main></body></html>`;
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  securePage(headers, { videoHosts: [] });
  return new Response(html, { status: 500, headers });
}
