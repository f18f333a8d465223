import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** kB of the styles in a document, and of all that an edge sends before its content. */
export const LIMITS = { styles: 9, upToMain: 11.5 };

/** Pages whose bodies have a journey, a wide table that is drawn as a way, and what they may have instead. */
const WITH_JOURNEY = [
  "/product/core_business",
  "/product/internet_services",
  "/recruitment/talent_concept",
];
const LIMITS_WITH_JOURNEY = { styles: 9.7, upToMain: 12.4 };

/** What of a document is too heavy, with its kB. */
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

/** At the quality with which edges compress what they send for the first time. */
function brotli(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length / 1000;
}
