import { isExternal, newWindow } from "../../components/content-link/new-window.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { ContentCard } from "../../content/types.ts";
import type { Locale } from "../../i18n/locales.ts";
import { message } from "../../i18n/messages.ts";
import styles from "./quick-links.module.css";

interface QuickLinksProps {
  locale: Locale;
  items: ContentCard[];
}

/** Floating links, shown after some scrolling; without scripts at the end of the page. */
export function QuickLinks({ locale, items }: QuickLinksProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <QuickLink locale={locale} item={item} />
        </li>
      ))}
      <li>
        <a className={styles.link} href="#top" data-to-top="">
          <Icon name="arrow-up" />
          <span className={styles.name}>{message(locale, "backToTop")}</span>
        </a>
      </li>
    </ul>
  );
}

function QuickLink({ locale, item }: { locale: Locale; item: ContentCard }) {
  const { linkUrl, subUpTitle = "", title } = item;
  const content = (
    <>
      <Icon name={subUpTitle} />
      <span className={styles.name}>{title}</span>
    </>
  );
  if (linkUrl === undefined) return <span className={styles.link}>{content}</span>;
  return (
    <a className={styles.link} href={linkUrl} {...(isExternal(linkUrl) && newWindow(locale))}>
      {content}
    </a>
  );
}
