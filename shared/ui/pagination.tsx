import { useMessages } from "../i18n/locale-context.tsx";
import { PageJumper, PageSizeSelect } from "./page-forms.tsx";
import { PageLinks } from "./page-links.tsx";
import { clampPage } from "./pager-window.ts";
import styles from "./pagination.module.css";

export interface PaginationProps {
  /** One-based; clamped. */
  page: number;
  pageCount: number;
  total: number;
  pageSize: number;
  /** Address of a page at a page size. */
  hrefOf: (page: number, pageSize: number) => string;
  /** Page sizes to choose from, if any; an empty or invalid list throws. */
  pageSizes?: readonly number[];
  /** Whether to show a field for the page number. */
  hasJumper?: boolean;
  /** Query parameters besides page and page size, for the forms to preserve. */
  parameters?: Readonly<Record<string, string>>;
  /** Navigates after a jump or a change of the page size. */
  navigate?: (href: string) => void;
  /** Called once per change of page, by link or jump. */
  onCurrentChange?: (page: number) => void;
  onSizeChange?: (pageSize: number) => void;
}

/** Pagination of a list (docs/behaviour.md 3). Works without scripts. */
export function Pagination(props: PaginationProps) {
  const t = useMessages();
  const { pageCount, pageSize, total, pageSizes, hasJumper = false, parameters = {} } = props;
  const { hrefOf, navigate, onCurrentChange, onSizeChange } = props;
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
      data-color="blue"
    >
      <p className="caption">{t("totalItems", { count: total })}</p>
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

/** A wrong list is a mistake of the page's author: no visitor chooses it. */
function requirePageSizes(sizes: readonly number[]): void {
  if (sizes.length > 0 && sizes.every((size) => Number.isInteger(size) && size > 0)) return;
  throw new TypeError(
    `pageSizes must be a non-empty list of positive integers, not [${sizes.join(", ")}]`,
  );
}
