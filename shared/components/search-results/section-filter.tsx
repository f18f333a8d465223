import { useMessages, usePage } from "../../page/page-context.tsx";
import { sectionsOf } from "../../routing/sections.ts";
import { searchHref } from "./search-href.ts";
import styles from "./section-filter.module.css";

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
  const choices = [{ slug: undefined, name: t("searchAllSections") }, ...sections];
  return (
    <nav aria-label={t("searchSections")} className={styles.filter}>
      <ul className={styles.list}>
        {choices.map(({ slug, name }) => (
          <li key={slug ?? ""}>
            <a
              className={styles.choice}
              href={searchHref({ keyword, section: slug })}
              aria-current={slug === selected ? "true" : undefined}
              rel="nofollow"
              data-keep-scroll=""
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
