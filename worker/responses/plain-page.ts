import { site } from "../../shared/brand/site.ts";
import { type Locale, languageTag, localPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";
import { STORED_PAGES_PLACEHOLDER } from "../../shared/page/stored-pages-placeholder.ts";
import { pageHeaders } from "./content-security.ts";
import { styleMarkup } from "./document-styles.tsx";

/** Title and text by kind of page; what the site's own pages never show is no message of the browser's. */
const texts = {
  broken: (locale: Locale) => [message(locale, "brokenTitle"), message(locale, "brokenText")],
  tooMany: (locale: Locale) =>
    locale === "zh"
      ? ["请求过于频繁", "短时间内搜索次数过多，请一分钟后再试。"]
      : [
          "Too many requests",
          "There were too many searches in a short time. Please try again in a minute.",
        ],
  offline: (locale: Locale) =>
    locale === "zh"
      ? ["没有网络连接", "请连接网络后重试，浏览过的页面仍可打开。"]
      : [
          "You are offline",
          "Please try again once you are back online. Pages you have visited still open.",
        ],
};
const storedPagesTitle: Record<Locale, string> = {
  zh: "浏览过的页面",
  en: "Pages you have visited",
};

/** An error page that cannot fail itself: no content, no settings, no React. */
export function plainPage(locale: Locale, what: keyof typeof texts, status: number): Response {
  const [title, text] = texts[what](locale);
  const home = `<a href="${localPath(locale, "/home")}">${message(locale, "backHome")}</a>`;
  // An empty href is the current URL.
  const retry = `<a href="">${message(locale, "retry")}</a>`;
  const html = `<!doctype html><html lang="${languageTag[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} - ${site.name[locale]}</title>${styleMarkup()}</head><body><main class="plain-page"><p>${site.name[locale]}</p><h1>${title}</h1><p>${text}</p>${what === "offline" ? storedPages(locale) : ""}<p>${retry}${home}</p></main></body></html>`;
  return new Response(html, { status, headers: pageHeaders() });
}

function storedPages(locale: Locale): string {
  return `<section><h2>${storedPagesTitle[locale]}</h2><ul>${STORED_PAGES_PLACEHOLDER}</ul></section>`;
}
