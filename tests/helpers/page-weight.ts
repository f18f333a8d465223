import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** kB of the styles in a document, and of all that an edge sends before its content. */
export const LIMITS = { styles: 9, upToMain: 11.5 };

/** Pages that exceed a limit, with what they may have: bodies of the core business have drawings of three kinds. */
const HEAVIER: Record<string, typeof LIMITS> = {
  "/product/core_business": { styles: 9.7, upToMain: 12.7 },
};

/** What of a document is too heavy, with its kB. */
export function weightFaults(path: string, html: string): string[] {
  const limits = HEAVIER[path.replace(/^\/en(?=\/)/, "")] ?? LIMITS;
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
  const weights = {
    styles: gzipped(styles.join("")),
    upToMain: brotli(html.slice(0, html.indexOf('id="main"'))),
  };
  return Object.entries(weights).flatMap(([part, weight]) =>
    weight > limits[part as keyof typeof LIMITS] ? [`${part} of ${path}: ${weight} kB`] : [],
  );
}

export function gzipped(text: string): number {
  return gzipSync(text).length / 1000;
}

/** At the quality with which edges compress what they send for the first time. */
function brotli(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length / 1000;
}
