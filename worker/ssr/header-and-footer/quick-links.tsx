import { itemKey } from "../../../shared/content/item-key.ts";
import type { ContentCard } from "../../../shared/content/types.ts";
import type { Locale } from "../../../shared/i18n/locales.ts";
import { message } from "../../../shared/i18n/messages.ts";
import styles from "../../../shared/layouts/header-and-footer-styles/quick-links.late.module.css";
import { Icon } from "../../../shared/ui/icon.tsx";
import { isExternal, useNewWindow } from "../../../shared/ui/link.tsx";
import { ContentIcon } from "./content-icon.tsx";

const LIST_ID = "quick-links";

/**
 * Floating links that appear after some scrolling. If the page's margin is wide enough, they are in the margin.
 * Otherwise a button opens them. Without scripts, they are at the end of the page.
 */
export function QuickLinks({ locale, items }: { locale: Locale; items: ContentCard[] }) {
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        title={message(locale, "quickLinks")}
        aria-expanded="false"
        aria-controls={LIST_ID}
      >
        <ContentIcon name="grid" />
        <Icon name="close" />
        <span>{message(locale, "quickLinks")}</span>
      </button>
      <ul className={styles.list} id={LIST_ID}>
        {items.map((item) => (
          <li key={itemKey(item)}>
            <QuickLink item={item} />
          </li>
        ))}
        <li>
          <a className={styles.link} href="#top" data-to-top="">
            <ContentIcon name="arrow-up" />
            <span>{message(locale, "backToTop")}</span>
          </a>
        </li>
      </ul>
    </>
  );
}

function QuickLink({ item }: { item: ContentCard }) {
  const newWindow = useNewWindow();
  const { linkUrl, subUpTitle = "", title } = item;
  const content = (
    <>
      <ContentIcon name={subUpTitle} />
      <span>{title}</span>
    </>
  );
  if (linkUrl === undefined) return <span className={styles.link}>{content}</span>;
  return (
    <a className={styles.link} href={linkUrl} {...(isExternal(linkUrl) && newWindow)}>
      {content}
    </a>
  );
}
