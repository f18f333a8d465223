import { useMessages } from "../../layouts/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import { PAGER_STEP, type PagerPage, pagerWindow } from "./pager-window.ts";
import styles from "./pagination.module.css";

interface PaginationProps {
  /** One-based and within `pageCount`. */
  page: number;
  pageCount: number;
  total: number;
  pageSize: number;
  hrefOf: (page: number) => string;
}

/** The pages of a list as links (contract section 8). */
export function Pagination({ page, pageCount, total, pageSize, hrefOf }: PaginationProps) {
  const t = useMessages();
  return (
    <nav className={styles.pagination} aria-label={t("pagination")} data-page-size={pageSize}>
      <p className={styles.total}>{t("totalItems", { count: total })}</p>
      <ol className={styles.pages}>
        <li>
          <EndLink name={t("previous")} icon="chevron-left" href={hrefAt(page - 1)} />
        </li>
        {pagerWindow(page, pageCount).map((shown) => (
          <li key={`${shown.kind} ${shown.page}`}>
            <PagerLink shown={shown} current={page} href={hrefOf(shown.page)} />
          </li>
        ))}
        <li>
          <EndLink name={t("next")} icon="chevron-right" href={hrefAt(page + 1)} />
        </li>
      </ol>
    </nav>
  );

  function hrefAt(target: number): string | undefined {
    return target < 1 || target > pageCount ? undefined : hrefOf(target);
  }
}

interface EndLinkProps {
  name: string;
  icon: string;
  href: string | undefined;
}

/** At the ends of the list it stays a link, without an address. */
function EndLink({ name, icon, href }: EndLinkProps) {
  const state =
    href === undefined ? { role: "link", "aria-disabled": true, tabIndex: -1 } : { href };
  return (
    <a className={styles.link} {...state}>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </a>
  );
}

interface PagerLinkProps {
  shown: PagerPage;
  current: number;
  href: string;
}

function PagerLink({ shown, current, href }: PagerLinkProps) {
  const t = useMessages();
  if (shown.kind === "page") {
    return (
      <a
        className={styles.link}
        href={href}
        aria-label={t("pageNumber", { page: shown.page })}
        aria-current={shown.page === current ? "page" : undefined}
      >
        {shown.page}
      </a>
    );
  }
  const isBack = shown.kind === "backward";
  const name = t(isBack ? "previousPages" : "nextPages", { count: PAGER_STEP });
  return (
    <a className={styles.jump} href={href} aria-label={name} title={name}>
      <span aria-hidden="true">…</span>
      <Icon name={isBack ? "chevrons-left" : "chevrons-right"} />
    </a>
  );
}
