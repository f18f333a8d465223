import { isExternal, newWindow } from "../../components/content-link/new-window.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { ContentCard } from "../../content/types.ts";
import type { Edition } from "../../i18n/editions.ts";
import { message } from "../../i18n/messages.ts";
import styles from "./quick-links.module.css";

interface QuickLinksProps {
  edition: Edition;
  items: ContentCard[];
}

/** The floating square: shown after some scrolling, and without a script at the page's end. */
export function QuickLinks({ edition, items }: QuickLinksProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <QuickLink edition={edition} item={item} />
        </li>
      ))}
      <li>
        <a className={styles.link} href="#top" data-to-top="">
          <Icon name="arrow-up" />
          <span className={styles.name}>{message(edition, "backToTop")}</span>
        </a>
      </li>
    </ul>
  );
}

function QuickLink({ edition, item }: { edition: Edition; item: ContentCard }) {
  const { linkUrl, subUpTitle = "", title } = item;
  const content = (
    <>
      <Icon name={subUpTitle} />
      <span className={styles.name}>{title}</span>
    </>
  );
  if (linkUrl === undefined) return <span className={styles.link}>{content}</span>;
  return (
    <a className={styles.link} href={linkUrl} {...(isExternal(linkUrl) && newWindow(edition))}>
      {content}
    </a>
  );
}
