import type { Filter, FilterName } from "../../content/filters.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { useMessages, usePagePath } from "../../page/page-context.tsx";
import styles from "./list-filters.module.css";
import { selectedValues } from "./selected-values.ts";

const labels: Record<FilterName, MessageKey> = {
  year: "years",
  kind: "kind",
  place: "place",
  field: "field",
};

/** Links that narrow a list; each combination has an address and works without scripts. */
export function ListFilters({ filters }: { filters: readonly Filter[] }) {
  const t = useMessages();
  if (filters.length === 0) return null;
  return (
    <nav className={styles.filters} aria-label={t("filters")}>
      {filters.map((filter) => (
        <div className={styles.filter} key={filter.name}>
          <p className={styles.label} id={`filter-${filter.name}`}>
            {t(labels[filter.name])}
          </p>
          <Choices filter={filter} all={filters} />
        </div>
      ))}
    </nav>
  );
}

function Choices({
  filter: { name, values, selected },
  all,
}: {
  filter: Filter;
  all: readonly Filter[];
}) {
  const t = useMessages();
  const path = usePagePath();
  const hrefOf = (value: string | undefined) => {
    const { [name]: _, ...others } = selectedValues(all);
    const query = new URLSearchParams({ ...others, ...(value !== undefined && { [name]: value }) });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <ul className={styles.choices} aria-labelledby={`filter-${name}`}>
      {[undefined, ...values].map((value) => (
        <li key={value ?? ""}>
          <a
            className={styles.choice}
            href={hrefOf(value)}
            aria-current={value === selected ? "true" : undefined}
            rel="nofollow"
            data-keep-scroll=""
          >
            {value ?? t("searchAllSections")}
          </a>
        </li>
      ))}
    </ul>
  );
}
