import type { StructuredDataSink } from "../../shared/rendering/structured-data.tsx";
import { structuredData } from "../structured-data/structured-data.ts";

/**
 * Collects the structured data of a document. React may render a part of the document twice, so the data of each page
 * is collected only once.
 */
export function structuredDataSink(): StructuredDataSink {
  const collected = new Map<string, string>();
  let hasEnded = false;
  return {
    add(page) {
      if (collected.has(page.address)) return "";
      const html = structuredData(page);
      if (hasEnded) return html;
      collected.set(page.address, html);
      return "";
    },
    end() {
      hasEnded = true;
      return [...collected.values()].join("");
    },
  };
}
