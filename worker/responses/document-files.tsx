import { main, parts, type Sheet, sheets } from "virtual:client-assets";
import { Fragment, type ReactNode } from "react";

const commonSheets: readonly Sheet[] = sheets.common ?? [];

/** Styles that most documents load at their end (`LATE_SHEETS` in tools/build/client-assets.ts). */
const lateSheets: readonly Sheet[] = sheets.late ?? [];

/** The style sheets of pages without React. */
export const plainSheets: readonly Sheet[] = [...commonSheets, ...lateSheets];

/**
 * The styles and scripts that one document loads. React hoists the styles into the head. The links that preload scripts
 * come after the content, so that they do not delay the content.
 */
export class DocumentFiles {
  readonly #nonce: string | undefined;
  readonly #sheets = new Set<Sheet>();
  readonly #scripts: Set<string>;
  #hasEnded = false;

  /**
   * @param entry the entry module, which React preloads by itself.
   * @param nonce given for a streamed document. Hashes could not allow the later styles of such a document, because its
   * headers are sent before these styles are known.
   */
  constructor(entry: string, messages: readonly string[], nonce: string | undefined) {
    this.#scripts = new Set([...main, ...messages].filter((href) => href !== entry));
    this.#nonce = nonce;
  }

  /** The style sheets that have been added to the document so far. */
  get sheets(): readonly Sheet[] {
    return [...this.#sheets];
  }

  /** The styles of all pages. */
  common(): ReactNode {
    return this.#styles(commonSheets);
  }

  /** The styles and scripts of a part of the page, such as `blocks/chart`. */
  of(part: string): ReactNode {
    const added = (parts[part] ?? []).filter((href) => !this.#scripts.has(href));
    for (const href of added) this.#scripts.add(href);
    return (
      <>
        {this.#styles(sheets[part] ?? [])}
        {this.#hasEnded && added.map(preload)}
      </>
    );
  }

  /** Returns markup that loads the late styles, unless the document contains them. */
  lateStyles(): string {
    return lateSheets
      .filter((sheet) => !this.#sheets.has(sheet))
      .map(linkTo)
      .join("");
  }

  /**
   * Returns markup that preloads the scripts of everything rendered so far. Parts that are streamed later preload their
   * own scripts.
   */
  preloads(): string {
    this.#hasEnded = true;
    return [...this.#scripts]
      .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`)
      .join("");
  }

  #styles(added: readonly Sheet[]): ReactNode {
    return added.map((sheet) => {
      this.#sheets.add(sheet);
      const place = String([...this.#sheets].indexOf(sheet));
      return <Fragment key={sheet.href}>{styleOf(sheet, place, this.#nonce)}</Fragment>;
    });
  }
}

/**
 * @param place the position of the style sheet in the document. It is also the `precedence` for React, because React
 * would merge sheets with equal precedence into one element.
 */
function styleOf({ href, text }: Sheet, place: string, nonce: string | undefined): ReactNode {
  return text === undefined ? (
    <link rel="stylesheet" href={href} precedence={place} />
  ) : (
    <style
      href={href}
      precedence={place}
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/**
 * Preloads a script at low priority, so that the page's main picture loads first. The page is complete without scripts.
 */
function preload(href: string): ReactNode {
  return <link key={href} rel="modulepreload" fetchPriority="low" href={href} />;
}

/** Returns the style sheets of a page without React as markup. */
export function styleMarkup(): string {
  return plainSheets
    .map((sheet) => (sheet.text === undefined ? linkTo(sheet) : `<style>${sheet.text}</style>`))
    .join("");
}

function linkTo({ href }: Sheet): string {
  return `<link rel="stylesheet" href="${href}">`;
}
