import { type ReactNode, use } from "react";
import { type Locale, languageTag } from "../i18n/locales.ts";
import { DocumentContext } from "../page/document-context.tsx";
import { CollectedData } from "../seo/structured-data.tsx";
import { site } from "../site.ts";

/** Element id of the hydration data. */
export const HYDRATION_ID = "hydration-data";

/**
 * React streams deferred parts hidden at the end of the body, and a script moves
 * them into place. Without scripts they are shown where they are, in the order of the
 * document (worker/ssr/render.tsx): the parts, then the footer. The skeletons are hidden.
 */
const STREAMED = {
  __html: `
    body > [hidden][id^="S:"] { display: block }
    body > [hidden][id^="S:"]:not(:has(> footer)) { inline-size: min(100% - 2 * var(--page-margin), var(--page-width)); margin: 0 auto var(--space-6) }
    [data-skeleton] { display: none }`.replace(/\s+/g, " "),
};

/** The complete document, hydrated from `<html>` down. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { hydration, nonce } = use(DocumentContext);
  return (
    <html lang={languageTag[locale]} itemScope itemType="https://schema.org/WebPage">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={site.themeColor.light}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={site.themeColor.dark}
        />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <noscript>
          {nonce !== undefined && <style nonce={nonce} dangerouslySetInnerHTML={STREAMED} />}
        </noscript>
      </head>
      <body>
        {children}
        <CollectedData />
        <script
          id={HYDRATION_ID}
          type="application/json"
          // Only the server writes the data.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: hydration }}
        />
      </body>
    </html>
  );
}
