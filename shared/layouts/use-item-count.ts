import { usePage } from "../document/page-context.tsx";
import { useMessages } from "../i18n/locale-context.tsx";
import { selectPlural } from "../i18n/plurals.ts";

/** How many items there are, and what they are called on their page: a number and the noun of the page's route. */
export function useItemCount(count: number): string {
  const t = useMessages();
  const { locale, route } = usePage();
  if (count === 0) return t("empty");
  if (!route.itemNoun) return t("totalItems", { count });
  return t("countOf", { count, noun: selectPlural(locale, count, route.itemNoun[locale]) });
}
