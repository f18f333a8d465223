import { type Filter, type FilterName, selectedValues } from "../content/filters.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import type { MessageKey } from "../i18n/messages.ts";
import { usePagePath } from "../rendering/contexts.tsx";
import styles from "./list-filters.module.css";

const labels: Record<FilterName, MessageKey> = {
  year: "years",
  kind: "kind",
  place: "place",
  field: "field",
};

/** The filters of a list. Each combination of values has an address of its own. */
export function ListFilters({ filters }: { filters: readonly Filter[] }) {
  const t = useMessages();
  const path = usePagePath();
  const limited = filters.filter(({ within }) => within !== undefined);
  const navigations = filters.map(({ name, values, counts, selected }) => {
    const { [name]: _, ...others } = selectedValues(filters);
    const choices = [undefined, ...values].map((value, index) => {
      const query = String(new URLSearchParams({ ...others, ...(value && { [name]: value }) }));
      return {
        name: value ?? t("allValues"),
        href: query ? `${path}?${query}` : path,
        isCurrent: value === selected,
        count: counts[index - 1],
      };
    });
    const label = t(labels[name]);
    return <FilterLinks key={name} label={label} choices={choices} rel="nofollow" isLabelled />;
  });
  return (
    <>
      {navigations}
      {limited[0] && (
        <p className="caption">
          {t("filtersWithin", {
            names: limited.map(({ name }) => t(labels[name])).join(t("filtersAnd")),
            within: limited[0].within ?? 0,
          })}
        </p>
      )}
    </>
  );
}

interface FilterLinksProps {
  label: string;
  /** Whether the label is visible. In any case, the label is the accessible name of the group of links. */
  isLabelled?: boolean;
  /** Set if search engines should not follow the links. */
  rel?: "nofollow";
  /** The choices. `count` is shown after the name, but is not part of the accessible name. */
  choices: { name: string; href: string; isCurrent: boolean; count?: number | undefined }[];
}

/** Links that filter the content below them. They work without scripts. */
export function FilterLinks({ label, isLabelled = false, rel, choices }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={`${styles.filter} cluster`}>
      {isLabelled && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <ul className={`${styles.list} cluster`}>
        {choices.map(({ name, href, isCurrent, count }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? "true" : undefined}
              rel={rel}
              data-count={count}
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
