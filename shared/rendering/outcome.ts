import { use, useLayoutEffect } from "react";
import { useMessages } from "../i18n/locale-context.tsx";
import { selectPlural } from "../i18n/plurals.ts";
import { DocumentContext, type PageOutcome } from "./document-context.tsx";
import { usePage } from "./page-context.tsx";

/** Sets the texts that client/effects/page-change.ts announces for the shown page. It renders nothing. */
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

/** A number of items with the noun of the page, such as `12 positions`. */
export function useItemCount(count: number): string {
  const t = useMessages();
  const { locale, route } = usePage();
  if (count === 0) return t("empty");
  if (!route.itemNoun) return t("totalItems", { count });
  return t("countOf", { count, noun: selectPlural(locale, count, route.itemNoun[locale]) });
}
