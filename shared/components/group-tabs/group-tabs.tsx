import { useMessages } from "../../page/page-context.tsx";
import { FilterLinks } from "../list-filters/filter-links.tsx";

interface GroupTabsProps {
  tabs: { slug: string; name: string }[];
  selected: string;
  hrefOf: (slug: string) => string;
}

/** Links to the groups of a page, which work without scripts. */
export function GroupTabs({ tabs, selected, hrefOf }: GroupTabsProps) {
  const t = useMessages();
  const choices = tabs.map(({ slug, name }) => ({
    name,
    href: hrefOf(slug),
    isCurrent: slug === selected,
  }));
  return <FilterLinks label={t("groups")} choices={choices} />;
}
