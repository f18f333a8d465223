import { site } from "../../shared/brand/site.ts";
import { type Locale, languageTag, localPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";
import { STORED_PAGES_PLACEHOLDER } from "../../shared/rendering/stored-pages-placeholder.ts";
import { pageHeaders } from "./content-security.ts";
import { styleMarkup } from "./document-files.tsx";

/** Title and text by kind of page. */
const texts = {
  broken: ["brokenTitle", "brokenText"],
  tooMany: ["tooManyTitle", "tooManyText"],
  offline: ["offlineTitle", "offlineText"],
} as const;

/** Makes an error page that cannot fail itself, because it uses no content, no settings and no React. */
export function plainPage(locale: Locale, kind: keyof typeof texts, status: number): Response {
  const [title, text] = texts[kind].map((key) => message(locale, key));
  const home = `<a href="${localPath(locale, "/home")}">${message(locale, "backHome")}</a>`;
  // An empty `href` links to the current URL.
  const retry = `<a href="">${message(locale, "retry")}</a>`;
  const html = `<!doctype html><html lang="${languageTag[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} - ${site.name[locale]}</title>${styleMarkup()}</head><body><main class="plain-page stack"><p class="summary"><b>${site.name[locale]}</b></p><h1>${title}</h1><p>${text}</p>${kind === "offline" ? storedPages(locale) : ""}<p class="cluster">${retry}${home}</p></main></body></html>`;
  return new Response(html, { status, headers: pageHeaders() });
}

function storedPages(locale: Locale): string {
  return `<section><h2 class="title-4">${message(locale, "visitedPages")}</h2><ul class="stack">${STORED_PAGES_PLACEHOLDER}</ul></section>`;
}
