import { use, useState, useSyncExternalStore } from "react";
import { DocumentContext } from "../layouts/document-context.tsx";
import type { AboutPage } from "./page-content.ts";

/**
 * The page's structured data, as the server writes it. The browser keeps what
 * it finds, so neither the data nor the code that makes it is sent as script;
 * a page that the browser's router has opened has none, since nobody reads it there.
 */
export function StructuredData({ page }: { page: AboutPage }) {
  const { structuredData } = use(DocumentContext);
  const isInDocument = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  // For as long as the page is shown, not only while it is hydrated.
  const [isFromServer] = useState(isInDocument);
  if (!isFromServer) return null;
  const html = structuredData?.(page) ?? "";
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
