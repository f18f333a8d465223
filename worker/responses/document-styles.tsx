import { type Sheet, sheets } from "virtual:client-assets";

/** The styles that a document has within it: those of all pages, then those of its view. */
export function sheetsOf(view?: string): Sheet[] {
  return [...(sheets.common ?? []), ...(sheets[view ?? ""] ?? [])];
}

/**
 * Put into the head by React, ahead of scripts. The browser's tree has no such
 * component and leaves them alone; client/entry.ts finds them by address.
 */
export function DocumentStyles({ view }: { view: string | undefined }) {
  return sheetsOf(view).map(({ href, text }) =>
    text === undefined ? (
      <link key={href} rel="stylesheet" href={href} precedence={href} />
    ) : (
      // Sheets of one precedence would become one element.
      <style key={href} href={href} precedence={href} dangerouslySetInnerHTML={{ __html: text }} />
    ),
  );
}

/** The same for pages without React. */
export function styleMarkup(): string {
  const elements = sheetsOf().map(({ href, text }) =>
    text === undefined ? `<link rel="stylesheet" href="${href}">` : `<style>${text}</style>`,
  );
  return elements.join("");
}
