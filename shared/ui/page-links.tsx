import type { MouseEvent } from "react";
import { useMessages } from "../i18n/locale-context.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { isModified } from "./link.tsx";
import { PAGER_STEP, type PagerPage, pagerWindow } from "./pager-window.ts";
import styles from "./pagination.module.css";

interface PageLinksProps {
  current: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Called when a link to another page is followed in the same window. */
  onFollow?: (page: number) => void;
}

/** Previous, page numbers with jumps over gaps, and next, as real links. */
export function PageLinks({ current, pageCount, hrefOf, onFollow }: PageLinksProps) {
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
        // A single jump is as wide as two, so that what follows it keeps its place.
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

/** Without an address at the ends of the list, it remains a disabled link. */
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
