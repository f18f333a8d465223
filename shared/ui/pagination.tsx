import { type FormEvent, type MouseEvent, useRef } from "react";
import { useMessages } from "../i18n/locale-context.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { isModified } from "./link.tsx";
import { clampPage, jumpTarget, PAGER_STEP, type PagerPage, pagerWindow } from "./pager-window.ts";
import styles from "./pagination.module.css";

export interface PaginationProps {
  /** The number of the page, counted from 1. Numbers after the last page mean the last page. */
  page: number;
  pageCount: number;
  total: number;
  pageSize: number;
  /** Returns the address of a page with a page size. */
  hrefOf: (page: number, pageSize: number) => string;
  /** The page sizes from which visitors can choose, if any. An empty or invalid list throws. */
  pageSizes?: readonly number[];
  /** Whether there is a field for the page number. */
  hasJumper?: boolean;
  /** Query parameters other than page and page size. The forms preserve them. */
  parameters?: Readonly<Record<string, string>>;
  /** Opens an address after a jump or a change of the page size. */
  navigate?: (href: string) => void;
  /** Called once for each change of the page, by a link or by the field for the page number. */
  onCurrentChange?: (page: number) => void;
  onSizeChange?: (pageSize: number) => void;
}

/** The pagination of a list (docs/behaviour.md 3). It works without scripts. */
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

/** Throws if the list of page sizes is invalid. This is a mistake in the code and not a visitor's mistake. */
function requirePageSizes(sizes: readonly number[]): void {
  if (sizes.length > 0 && sizes.every((size) => Number.isInteger(size) && size > 0)) return;
  throw new TypeError(
    `pageSizes must be a non-empty list of positive integers, not [${sizes.join(", ")}]`,
  );
}

interface PageLinksProps {
  current: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Called when a link to another page is followed in the same window. */
  onFollow?: (page: number) => void;
}

/** Links to the previous page, to page numbers with jumps over gaps, and to the next page. */
function PageLinks({ current, pageCount, hrefOf, onFollow }: PageLinksProps) {
  const t = useMessages();
  const targets = pagerWindow(current, pageCount);
  const jumps = targets.filter(({ kind }) => kind !== "page");
  const follow = (page: number) => (event: MouseEvent) => {
    if (page !== current && !isModified(event)) onFollow?.(page);
  };
  return (
    <ol className={styles.pages}>
      <li>
        <EndLink name={t("previous")} icon="chevron-left" {...endOf(current - 1)} />
      </li>
      {targets.map((target) => (
        // If there is only one jump, it is as wide as two, so that the links after it keep their places.
        <li
          key={`${target.kind} ${target.page}`}
          data-wide={(jumps.length === 1 && jumps.includes(target)) || undefined}
        >
          <PagerLink
            target={target}
            current={current}
            href={hrefOf(target.page)}
            onClick={follow(target.page)}
          />
        </li>
      ))}
      <li>
        <EndLink name={t("next")} icon="chevron-right" {...endOf(current + 1)} />
      </li>
    </ol>
  );

  function endOf(page: number) {
    return page < 1 || page > pageCount ? {} : { href: hrefOf(page), onClick: follow(page) };
  }
}

interface EndLinkProps {
  name: string;
  icon: IconName;
  href?: string;
  onClick?: (event: MouseEvent) => void;
}

/** The link to the previous or next page. At the end of the list it has no address and is disabled. */
function EndLink({ name, icon, href, onClick }: EndLinkProps) {
  const state =
    href === undefined ? { role: "link", "aria-disabled": true, tabIndex: -1 } : { href, onClick };
  return (
    <a {...state}>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </a>
  );
}

interface PagerLinkProps {
  target: PagerPage;
  current: number;
  href: string;
  onClick: (event: MouseEvent) => void;
}

function PagerLink({ target, current, href, onClick }: PagerLinkProps) {
  const t = useMessages();
  if (target.kind === "page") {
    return (
      <a
        href={href}
        onClick={onClick}
        aria-label={t("pageNumber", { page: target.page })}
        aria-current={target.page === current ? "page" : undefined}
      >
        {target.page}
      </a>
    );
  }
  const isBack = target.kind === "backward";
  const name = t(isBack ? "previousPages" : "nextPages", { count: PAGER_STEP });
  return (
    <a className={styles.jump} href={href} onClick={onClick} aria-label={name} title={name}>
      <span aria-hidden="true">…</span>
      <Icon name={isBack ? "chevrons-left" : "chevrons-right"} />
    </a>
  );
}

interface PageJumperProps {
  current: number;
  pageCount: number;
  /** Further query parameters, which the form preserves. */
  parameters: Readonly<Record<string, string>>;
  onJump: (page: number) => void;
}

/** A field for a page number. Enter and blur open the page. */
function PageJumper({ current, pageCount, parameters, onJump }: PageJumperProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement & { value: string }>(null);
  const committed = useRef(String(current));
  // After Enter, the field may lose the focus before the page has changed. `commit` then does nothing, because it has
  // already read the same text.
  const commit = () => {
    const text = field.current?.value ?? "";
    if (!field.current || text === committed.current) return;
    const page = jumpTarget(text, pageCount);
    field.current.value = committed.current = String(page);
    if (page !== current) onJump(page);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form className={styles.form} method="get" onSubmit={submit}>
      <HiddenParameters values={parameters} />
      <span aria-hidden="true">{t("goTo")}</span>
      <input
        ref={field}
        className={styles.field}
        type="text"
        inputMode="numeric"
        name="page"
        autoComplete="off"
        defaultValue={current}
        aria-label={t("jumper")}
        onBlur={commit}
      />
      <span aria-hidden="true">{t("pageUnit")}</span>
      <Confirm field={t("jumper")} />
    </form>
  );
}

interface PageSizeSelectProps {
  value: number;
  options: readonly number[];
  /** Further query parameters, which the form preserves. */
  parameters: Readonly<Record<string, string>>;
  onChange: (pageSize: number) => void;
}

/** Selects the page size. Without scripts, the form has a submit button. */
function PageSizeSelect({ value, options, parameters, onChange }: PageSizeSelectProps) {
  const t = useMessages();
  return (
    <form className={styles.form} method="get">
      <HiddenParameters values={parameters} />
      <select
        className={styles.select}
        name="pageSize"
        value={value}
        aria-label={t("itemsPerPage")}
        onChange={(event) => onChange(Number((event.currentTarget as { value?: string }).value))}
      >
        {options.map((count) => (
          <option key={count} value={count}>
            {t("perPage", { count })}
          </option>
        ))}
      </select>
      <Confirm field={t("itemsPerPage")} />
    </form>
  );
}

/**
 * The button that submits a form if scripts are switched off. A page has two such forms, so the accessible name of the
 * button says which form it submits.
 */
function Confirm({ field }: { field: string }) {
  const t = useMessages();
  return (
    <button
      className={styles.confirm}
      type="submit"
      aria-label={`${t("confirm")}${t("colon")}${field}`}
    >
      {t("confirm")}
    </button>
  );
}

/** Hidden fields with the parameters that a GET form preserves. */
function HiddenParameters({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
