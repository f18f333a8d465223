import { groupQuery, type ShownItems } from "../content/groups.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Outcome, useItemCount, usePagePath } from "../rendering/contexts.tsx";
import { FilterLinks } from "./list-filters.tsx";

/** Links to the groups of a page, as tabs. The tab of the selected group is marked. */
export default function GroupTabs({ list }: { list: ShownItems }) {
  const { tabs = [], selected, items } = list;
  const t = useMessages();
  const path = usePagePath();
  const count = useItemCount(items.length);
  const name = tabs.find(({ slug }) => slug === selected)?.name ?? "";
  const choices = tabs.map(({ slug, name }) => ({
    name,
    href: path + groupQuery(slug, tabs[0]?.slug),
    isCurrent: slug === selected,
  }));
  return (
    <>
      <Outcome selection={`${name}${t("colon")}${count}`} />
      <FilterLinks label={t("groups")} choices={choices} />
    </>
  );
}
