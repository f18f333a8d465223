import { type ReactNode, use } from "react";
import { type Locale, languageTag } from "../i18n/locales.ts";
import { DocumentContext } from "../rendering/document-context.tsx";
import { CollectedData } from "../seo/structured-data.tsx";

/** Element id of the hydration data. */
export const HYDRATION_ID = "hydration-data";

/** The complete document, hydrated from `<html>` down. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { hydration, headerAndFooter } = use(DocumentContext);
  return (
    <html lang={languageTag[locale]} itemScope itemType="https://schema.org/WebPage">
      {headerAndFooter.head === undefined ? (
        <head>
          <HeadStart />
        </head>
      ) : (
        <head dangerouslySetInnerHTML={{ __html: headerAndFooter.head }} />
      )}
      <body>
        {children}
        <CollectedData />
        <script
          id={HYDRATION_ID}
          type="application/json"
          // Only the server writes the data, so React must not compare it.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: hydration }}
        />
      </body>
    </html>
  );
}

/**
 * The start of the head. It is in the browser's tree as well, in case React has to render the document again there.
 */
export function HeadStart() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    </>
  );
}
