import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The limits in kB for the styles in a document (gzip) and for the document up to its main part (brotli). */
export const LIMITS = { styles: 9, upToMain: 11.5 };

/** Pages with a wide table that is shown as a route with stops. Such a table needs more styles. */
const WITH_JOURNEY = [
  "/product/core_business",
  "/product/internet_services",
  "/recruitment/talent_concept",
];
const LIMITS_WITH_JOURNEY = { styles: 9.7, upToMain: 12.4 };

/** The parts of a document that are heavier than allowed, with their weights. */
export function weightFaults(path: string, html: string): string[] {
  const hasJourney = WITH_JOURNEY.includes(path.replace(/^\/en(?=\/)/, ""));
  const limits = hasJourney ? LIMITS_WITH_JOURNEY : LIMITS;
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

/** The size in kB after compression with the quality that edges use for responses that they compress on the fly. */
function brotli(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length / 1000;
}
