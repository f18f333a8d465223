import { useMessages, usePage } from "../document/page-context.tsx";
import { selectPlural } from "../i18n/plurals.ts";

/** How many items there are, and what they are called on their page: `4 份公告`. */
export function useItemCount(count: number): string {
  const t = useMessages();
  const { locale, route } = usePage();
  if (count === 0) return t("empty");
  if (!route.itemNoun) return t("totalItems", { count });
  return t("countOf", { count, noun: selectPlural(locale, count, route.itemNoun[locale]) });
}
