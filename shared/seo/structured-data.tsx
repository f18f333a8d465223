import { use, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { DocumentContext } from "../layouts/document-context.tsx";
import type { AboutPage } from "./page-content.ts";

/**
 * Structured data as the server writes it. The browser keeps what it finds, so
 * neither the data nor its making travels as code; a page that the browser
 * itself has come to has none, since nobody reads it there.
 */

/** Tells of the page. What comes late is written here, the rest by {@link GatheredData}. */
export function StructuredData({ page }: { page: AboutPage }) {
  const { structuredData } = use(DocumentContext);
  return <ServersMarkup write={() => structuredData?.tell(page)} />;
}

/** What has been told by the time the document ends. */
export function GatheredData() {
  const { structuredData } = use(DocumentContext);
  return <ServersMarkup key={useLocation().key} write={() => structuredData?.end()} />;
}

/** The server's for as long as the page is shown, not only while it is taken over. */
function ServersMarkup({ write }: { write: () => string | undefined }) {
  const isInDocument = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isServers] = useState(isInDocument);
  if (!isServers) return null;
  return (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: write() ?? "" }} />
  );
}
