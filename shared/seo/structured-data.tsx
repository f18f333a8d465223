import { use } from "react";
import { useLocation } from "react-router";
import type { DescribedPage } from "../rendering/described-page.ts";
import { DocumentContext } from "../rendering/document-context.tsx";

/**
 * Structured data is rendered only on the server. Hydration keeps the markup, so neither the data nor its code is in
 * the client bundle. Pages opened by client-side navigation have none, because crawlers only read documents.
 */

/** Renders the page's data in place if it is streamed, else adds it to the end of the document. */
export function StructuredData({ page }: { page: DescribedPage }) {
  const { structuredData } = use(DocumentContext);
  return <FromServer write={() => structuredData?.add(page)} />;
}

/** The structured data that was collected before the end of the document. */
export function CollectedData() {
  const { structuredData } = use(DocumentContext);
  return <FromServer write={() => structuredData?.end()} />;
}

/** Keeps the server's markup until another page is shown. */
function FromServer({ write }: { write: () => string | undefined }) {
  const { firstKey } = use(DocumentContext);
  if (useLocation().key !== firstKey) return null;
  return (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: write() ?? "" }} />
  );
}
