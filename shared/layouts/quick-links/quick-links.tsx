import { ContentLink } from "../../components/content-link/content-link.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../page-context.tsx";
import styles from "./quick-links.module.css";

/** The floating square: shown after some scrolling, and without a script at the page's end. */
export function QuickLinks({ items }: { items: ContentCard[] }) {
  const t = useMessages();
  return (
    <nav className={styles.square} aria-label={t("quickLinks")} data-quick-links="">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <ContentLink className={styles.link} href={item.linkUrl}>
              <Icon name={item.subUpTitle ?? ""} />
              <span className={styles.name}>{item.title}</span>
            </ContentLink>
          </li>
        ))}
        <li>
          <a className={styles.link} href="#top" data-to-top="">
            <Icon name="arrow-up" />
            <span className={styles.name}>{t("backToTop")}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
