import type { MouseEvent } from "react";
import { useMessages } from "../../page/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import { PAGER_STEP, type PagerPage, pagerWindow } from "./pager-window.ts";
import styles from "./pagination.module.css";

interface PageLinksProps {
  current: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Told when a link to another page is followed here, not into a new window. */
  onFollow?: (page: number) => void;
}

/** Previous, numbers with jumps over the gaps, next: real links (contract section 8). */
export function PageLinks({ current, pageCount, hrefOf, onFollow }: PageLinksProps) {
  const t = useMessages();
  const follow = (page: number) => (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (page !== current && !isElsewhere) onFollow?.(page);
  };
  return (
    <ol className={styles.pages}>
      <li>
        <EndLink name={t("previous")} icon="chevron-left" {...endOf(current - 1)} />
      </li>
      {pagerWindow(current, pageCount).map((shown) => (
        <li key={`${shown.kind} ${shown.page}`}>
          <PagerLink
            shown={shown}
            current={current}
            href={hrefOf(shown.page)}
            onClick={follow(shown.page)}
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
  icon: string;
  href?: string;
  onClick?: (event: MouseEvent) => void;
}

/** At the ends of the list it stays a link, without an address. */
function EndLink({ name, icon, href, onClick }: EndLinkProps) {
  const state =
    href === undefined ? { role: "link", "aria-disabled": true, tabIndex: -1 } : { href, onClick };
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
  onClick: (event: MouseEvent) => void;
}

function PagerLink({ shown, current, href, onClick }: PagerLinkProps) {
  const t = useMessages();
  if (shown.kind === "page") {
    return (
      <a
        className={styles.link}
        href={href}
        onClick={onClick}
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
    <a className={styles.jump} href={href} onClick={onClick} aria-label={name} title={name}>
      <span aria-hidden="true">…</span>
      <Icon name={isBack ? "chevrons-left" : "chevrons-right"} />
    </a>
  );
}
