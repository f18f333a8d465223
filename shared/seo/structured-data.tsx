import { use, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { DocumentContext } from "../page/document-context.tsx";
import type { DescribedPage } from "../page/page-content.ts";

/**
 * Structured data, as the server writes it. The browser keeps what it finds, so
 * neither the data nor the code that makes it is sent as script; a page that the
 * browser's router has opened has none, since nobody reads it there.
 */

/** Describes the page: here where it comes late, else at the end of the document. */
export function StructuredData({ page }: { page: DescribedPage }) {
  const { structuredData } = use(DocumentContext);
  return <FromServer write={() => structuredData?.add(page)} />;
}

/** What has been described by the end of the document. */
export function CollectedData() {
  const { structuredData } = use(DocumentContext);
  return <FromServer key={useLocation().key} write={() => structuredData?.end()} />;
}

/** For as long as the page is shown, not only while it is hydrated. */
function FromServer({ write }: { write: () => string | undefined }) {
  const isInDocument = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isInDocument);
  if (!isFromServer) return null;
  return (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: write() ?? "" }} />
  );
}
