import { Dots } from "../figure/marks.tsx";
import styles from "./filter-links.module.css";

interface FilterLinksProps {
  label: string;
  /** Whether the label is shown; it always names the navigation. */
  isLabelled?: boolean;
  /** Whether the counts are drawn too, as so many dots. */
  isDrawn?: boolean;
  /** Set if search engines should not follow the links. */
  rel?: "nofollow";
  /** A count is shown behind its name but is no part of it. */
  choices: { name: string; href: string; isCurrent: boolean; count?: number | undefined }[];
}

/** Links that filter the content below them, without scripts. */
export function FilterLinks({
  label,
  isLabelled = false,
  isDrawn = false,
  rel,
  choices,
}: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.filter} data-drawn={isDrawn || undefined}>
      {isLabelled && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <ul className={styles.list}>
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
              {isDrawn && count !== undefined && <CountedDots count={count} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Most dots in a row. */
const COLUMNS = 20;

function CountedDots({ count }: { count: number }) {
  const columns = Math.min(count, COLUMNS);
  return (
    <span className={styles.dots} style={{ "--columns": columns }}>
      <Dots count={count} columns={columns} />
    </span>
  );
}
