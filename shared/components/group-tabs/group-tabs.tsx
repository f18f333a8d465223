import { useMessages } from "../../page/page-context.tsx";
import styles from "./group-tabs.module.css";

interface GroupTabsProps {
  tabs: { slug: string; name: string }[];
  selected: string;
  hrefOf: (slug: string) => string;
}

/** Tabs for the groups of a page, as links that work without scripts. */
export function GroupTabs({ tabs, selected, hrefOf }: GroupTabsProps) {
  const t = useMessages();
  return (
    <nav className={styles.tabs} aria-label={t("groups")}>
      <ul className={styles.list}>
        {tabs.map(({ slug, name }) => (
          <li key={slug}>
            <a
              className={styles.tab}
              href={hrefOf(slug)}
              aria-current={slug === selected ? "true" : undefined}
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
