import type { PageSizeLevel } from "../../page/client-state.ts";
import { useMessages } from "../../page/page-context.tsx";
import { PageJumper } from "./page-jumper.tsx";
import { PageLinks } from "./page-links.tsx";
import { PageSizeSelect } from "./page-size-select.tsx";
import styles from "./pagination.module.css";

/** Specification section 9. */
export type PaginationSize = "small" | "middle" | "large";

export interface PaginationProps {
  /** One-based; beyond the ends it counts as the nearest page. */
  page: number;
  pageCount: number;
  total: number;
  pageSize: number;
  /** Address of a page at a page size. */
  hrefOf: (page: number, pageSize: number) => string;
  /** What the visitor may choose from; without it there is no choice. A list without a number is an error. */
  pageSizes?: readonly number[];
  /** Whether a page can be gone to by its number. */
  hasJumper?: boolean;
  /** Large where nothing else is said (specification section 9). */
  size?: PaginationSize;
  /** What the address has besides page and page size: a form without a script would lose it. */
  parameters?: Readonly<Record<string, string>>;
  /** Goes where no link leads: after a jump or another page size. */
  navigate?: (href: string) => void;
  /** Told once of each way to another page, by link or jump. */
  onCurrentChange?: (page: number) => void;
  onSizeChange?: (pageSize: number) => void;
}

/** The pages of a list (specification sections 2, 4, 5 and 9). Everything works without a script. */
export function Pagination(props: PaginationProps) {
  const t = useMessages();
  const { pageCount, pageSize, total, pageSizes, hasJumper = false, parameters = {} } = props;
  const { hrefOf, navigate, onCurrentChange, onSizeChange, size = "large" } = props;
  const current = clampPage(props.page, pageCount);
  if (pageSizes) requirePageSizes(pageSizes);
  const jump = (page: number) => {
    if (page === current) return;
    onCurrentChange?.(page);
    navigate?.(hrefOf(page, pageSize));
  };
  const resize = (chosen: number) => {
    if (chosen === pageSize) return;
    onSizeChange?.(chosen);
    navigate?.(hrefOf(1, chosen));
  };
  return (
    <nav
      className={styles.pagination}
      aria-label={t("pagination")}
      data-page-size={pageSize}
      data-size={size}
      data-color="blue"
    >
      <p className={styles.total}>{t("totalItems", { count: total })}</p>
      {pageSizes && (
        <PageSizeSelect
          value={pageSize}
          options={pageSizes}
          parameters={parameters}
          onChange={resize}
        />
      )}
      <PageLinks
        current={current}
        pageCount={pageCount}
        hrefOf={(page) => hrefOf(page, pageSize)}
        {...(onCurrentChange && { onFollow: onCurrentChange })}
      />
      {hasJumper && (
        <PageJumper
          key={current}
          current={current}
          pageCount={pageCount}
          parameters={
            pageSize === pageSizes?.[0] ? parameters : { ...parameters, pageSize: String(pageSize) }
          }
          onJump={jump}
        />
      )}
    </nav>
  );
}

/** Large above level 2, middle above 1, else small (specification section 4). */
export function paginationSize(level: PageSizeLevel): PaginationSize {
  if (level > 2) return "large";
  return level > 1 ? "middle" : "small";
}

/** Within 1 and the number of pages. */
export function clampPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, pageCount));
}

/** Page sizes must be a non-empty list of numbers (specification section 5). */
function requirePageSizes(sizes: readonly number[]): void {
  if (sizes.length > 0 && sizes.every((size) => Number.isInteger(size) && size > 0)) return;
  throw new TypeError(`pageSizes is [${sizes.join(", ")}]; give at least one whole number above 0`);
}
