import styles from "./list-filters.module.css";

interface FilterLinksProps {
  label: string;
  /** Whether the label is shown; it always names the navigation. */
  isLabelled?: boolean;
  /** On phones: `line` scrolls, `lines` shows all. */
  variant?: "line" | "lines";
  /** Set if search engines should not follow the links. */
  rel?: "nofollow";
  /** A count is shown behind its name but is no part of it. */
  choices: { name: string; href: string; isCurrent: boolean; count?: number | undefined }[];
}

/** Links that filter the content below them, without scripts. */
export function FilterLinks({
  label,
  isLabelled = false,
  variant = "line",
  rel,
  choices,
}: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.filter}>
      {isLabelled && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <ul className={`${styles.list} ${styles[variant]}`}>
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
