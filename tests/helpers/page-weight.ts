import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The limits in kB for the styles in a document (gzip) and for the document up to its main part (brotli). */
export const LIMITS = { styles: 9, upToMain: 11.5 };

/** Returns the parts of a document that are larger than allowed, with their sizes. */
export function weightFaults(path: string, html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
  const weights = {
    styles: gzipped(styles.join("")),
    upToMain: brotli(html.slice(0, html.indexOf('id="main"'))),
  };
  return Object.entries(weights).flatMap(([part, weight]) =>
    weight > LIMITS[part as keyof typeof LIMITS] ? [`${part} of ${path}: ${weight} kB`] : [],
  );
}

export function gzipped(text: string): number {
  return gzipSync(text).length / 1000;
}

/** The size in kB after compression with the quality that edge servers use when they compress responses on the fly. */
function brotli(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length / 1000;
}
