import { type ReactNode, use } from "react";
import { type Edition, languageTag } from "../i18n/editions.ts";
import { GatheredData } from "../seo/structured-data.tsx";
import { site } from "../site.ts";
import { DocumentContext } from "./document-context.tsx";

/** Id of the data block that the browser starts from. */
export const HYDRATION_ID = "hydration-data";

/** The whole document; the browser hydrates it from `<html>` down. */
export function Document({ edition, children }: { edition: Edition; children: ReactNode }) {
  const { hydration } = use(DocumentContext);
  return (
    <html lang={languageTag[edition]} itemScope itemType="https://schema.org/WebPage">
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
      </head>
      <body>
        {children}
        <GatheredData />
        <script
          id={HYDRATION_ID}
          type="application/json"
          // The browser reads the block and has no need to write it again.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: hydration }}
        />
      </body>
    </html>
  );
}
