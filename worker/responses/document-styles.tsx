import { type Sheet, sheets } from "virtual:client-assets";

/** The inlined style sheets of a document: those of all pages, then those of its view. */
export function sheetsOf(view?: string): Sheet[] {
  return [...(sheets.common ?? []), ...(sheets[view ?? ""] ?? [])];
}

/** React hoists them into the head, ahead of scripts; outside the client's tree, whose entry finds them by href. */
export function DocumentStyles({ view }: { view: string | undefined }) {
  return sheetsOf(view).map(({ href, text }) =>
    text === undefined ? (
      <link key={href} rel="stylesheet" href={href} precedence={href} />
    ) : (
      // React would merge style sheets with the same precedence into one element.
      <style key={href} href={href} precedence={href} dangerouslySetInnerHTML={{ __html: text }} />
    ),
  );
}

/** Style sheets as markup, for pages without React. */
export function styleMarkup(): string {
  const elements = sheetsOf().map(({ href, text }) =>
    text === undefined ? `<link rel="stylesheet" href="${href}">` : `<style>${text}</style>`,
  );
  return elements.join("");
}
