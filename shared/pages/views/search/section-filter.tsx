import { FilterLinks } from "../../../components/list-filters/filter-links.tsx";
import { useMessages, usePage } from "../../../page/page-context.tsx";
import { sectionsOf } from "../../../routing/sections.ts";
import { searchHref } from "./search-href.ts";

interface SectionFilterProps {
  keyword: string;
  /** Slug of the selected section; all sections if undefined. */
  selected: string | undefined;
}

/** Links to the same search in one section or in all. */
export function SectionFilter({ keyword, selected }: SectionFilterProps) {
  const t = useMessages();
  const sections = sectionsOf(usePage().navigation);
  if (sections.length < 2) return null;
  const choices = [{ slug: undefined, name: t("searchAllSections") }, ...sections].map(
    ({ slug, name }) => ({
      name,
      href: searchHref({ keyword, section: slug }),
      isCurrent: slug === selected,
    }),
  );
  return <FilterLinks label={t("searchSections")} choices={choices} rel="nofollow" />;
}
