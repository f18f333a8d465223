import { main, parts, type Sheet, sheets } from "virtual:client-assets";
import { Fragment, type ReactNode } from "react";

/** The style sheets of all pages. */
const commonSheets: readonly Sheet[] = sheets.common ?? [];

/** The style sheets of pages without React. */
export const plainSheets: readonly Sheet[] = [
  ...commonSheets,
  ...(sheets["layouts/error-view"] ?? []),
];

/** What scripts bring to documents that have no such component; one file has all of them. */
const lateSheets: readonly Sheet[] = sheets["layouts/overlay"] ?? [];

/** The styles and scripts that one document loads; React hoists their elements into the head. */
export class DocumentFiles {
  readonly #entry: string;
  readonly #nonce: string | undefined;
  readonly #sheets = new Set<Sheet>();
  readonly #preloaded = new Set<string>(main);

  /**
   * @param entry the entry module, which React preloads.
   * @param nonce of a streamed document, whose late styles no header can name.
   */
  constructor(entry: string, nonce: string | undefined) {
    this.#entry = entry;
    this.#nonce = nonce;
  }

  /** Style sheets that the document has inline so far. */
  get sheets(): readonly Sheet[] {
    return [...this.#sheets];
  }

  /** What all pages need, beside the entry module. */
  common(messages: readonly string[]): ReactNode {
    return (
      <>
        {this.#styles(commonSheets)}
        {[...main, ...messages].filter((href) => href !== this.#entry).map(preload)}
      </>
    );
  }

  /** What a part needs, such as `blocks/chart`. */
  of(part: string): ReactNode {
    const added = (parts[part] ?? []).filter((href) => !this.#preloaded.has(href));
    for (const href of added) this.#preloaded.add(href);
    return (
      <>
        {this.#styles(sheets[part] ?? [])}
        {added.map(preload)}
      </>
    );
  }

  #styles(added: readonly Sheet[]): ReactNode {
    return added.map((sheet) => {
      this.#sheets.add(sheet);
      return <Fragment key={sheet.href}>{styleOf(sheet, this.#nonce)}</Fragment>;
    });
  }
}

/** React would merge style sheets with the same precedence into one element. */
function styleOf({ href, text }: Sheet, nonce: string | undefined): ReactNode {
  return text === undefined ? (
    <link rel="stylesheet" href={href} precedence={href} />
  ) : (
    <style href={href} precedence={href} nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/**
 * Preloads a script at low priority, after the page's main picture, because the document is complete before
 * hydration.
 */
function preload(href: string): ReactNode {
  return <link key={href} rel="modulepreload" fetchPriority="low" href={href} />;
}

/** The style sheets of a page without React, as markup. */
export function styleMarkup(): string {
  return plainSheets
    .map((sheet) => (sheet.text === undefined ? linkTo(sheet) : `<style>${sheet.text}</style>`))
    .join("");
}

/** The late styles for browsers without scripts, as markup. */
export function lateStyleMarkup(): string {
  return lateSheets.map(linkTo).join("");
}

function linkTo({ href }: Sheet): string {
  return `<link rel="stylesheet" href="${href}">`;
}
