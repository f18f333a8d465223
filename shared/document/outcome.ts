import { use, useLayoutEffect } from "react";
import { DocumentContext, type PageOutcome } from "../document/document-context.tsx";

/** Keeps what the shown page says of itself up to date for client/effects/page-change.ts; renders nothing. */
export function Outcome({ page, selection }: PageOutcome): null {
  const { outcome } = use(DocumentContext);
  useLayoutEffect(() => {
    if (!outcome) return;
    outcome.current = { page, selection };
    return () => {
      outcome.current = {};
    };
  }, [outcome, page, selection]);
  return null;
}
