import { Icon } from "../../components/icon/icon.tsx";
import { Logo } from "../../components/logo/logo.tsx";
import { type Edition, localPath } from "../../i18n/editions.ts";
import { message } from "../../i18n/messages.ts";
import { indexNameHref } from "../../routing/resolve.ts";
import type { ChromeProps } from "../chrome/chrome.tsx";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import styles from "./header.module.css";
import { MainNavigation } from "./main-navigation.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** Skip link, logo, navigation and tools; `--header-opacity` (0 to 1) fills the background. */
export function HeaderContent({ navigation, edition, route, hasOtherEdition }: ChromeProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {message(edition, "skipToContent")}
      </a>
      <div className={styles.bar}>
        <a className={styles.logo} href={indexNameHref(edition, "HOME")}>
          <Logo edition={edition} />
        </a>
        <MainNavigation navigation={navigation} edition={edition} route={route} />
        <div className={styles.tools}>
          <a
            className={styles.tool}
            href={localPath(edition, "/home/search")}
            aria-label={message(edition, "search")}
            data-search-link=""
          >
            <Icon name="search" />
          </a>
          {hasOtherEdition && <LanguageSwitch edition={edition} className={styles.language} />}
          <MenuButton edition={edition} />
        </div>
      </div>
      <MobileMenu navigation={navigation} edition={edition} />
    </>
  );
}

/** Until a script can open the menu, the same square leads to the sitemap below. */
function MenuButton({ edition }: { edition: Edition }) {
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={message(edition, "openMenu")}
        aria-expanded="false"
        aria-controls="mobile-menu"
      >
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      <a className={styles.menuLink} href="#sitemap" aria-label={message(edition, "sitemap")}>
        <Icon name="menu" />
      </a>
    </>
  );
}
