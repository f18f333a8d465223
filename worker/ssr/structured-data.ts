import type { StructuredDataSink } from "../../shared/layouts/document-context.tsx";
import type { AboutPage } from "../../shared/seo/page-content.ts";

/**
 * Gathers a document's structured data while it is rendered, so that it stands
 * at the end and not among what is read. What comes after that stays in place.
 *
 * @param markupOf yields the same for the same page: React may render a part twice.
 */
export function gatherData(markupOf: (page: AboutPage) => string): StructuredDataSink {
  const gathered = new Map<string, string>();
  let isOver = false;
  return {
    tell(page) {
      if (gathered.has(page.address)) return "";
      const markup = markupOf(page);
      if (isOver) return markup;
      gathered.set(page.address, markup);
      return "";
    },
    end() {
      isOver = true;
      return [...gathered.values()].join("");
    },
  };
}
