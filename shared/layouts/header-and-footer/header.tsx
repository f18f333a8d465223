import { type Locale, languageTag, localeFacts } from "../../i18n/locales.ts";
import { message } from "../../i18n/messages.ts";
import { indexNameHref } from "../../routing/resolve.ts";
import { ContentIcon } from "../../ui/content-icon.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import type { HeaderAndFooterProps } from "../header-and-footer/header-and-footer.ts";
import styles from "./header.module.css";
import { MainNavigation } from "./main-navigation.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/**
 * The skip link, the logo, the navigation and the tools. `--header-opacity` (0 to 1) is the opacity of the
 * background.
 */
export function HeaderContent({ navigation, locale, route, otherLocales }: HeaderAndFooterProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {message(locale, "skipToContent")}
      </a>
      <div className={`${styles.bar} page`}>
        <a className={styles.logo} href={indexNameHref(locale, "HOME")}>
          <Logo locale={locale} />
        </a>
        <MainNavigation navigation={navigation} locale={locale} route={route} />
        <div className={`${styles.tools} screen`}>
          <a
            className={styles.tool}
            href={indexNameHref(locale, "SEARCH")}
            aria-label={message(locale, "search")}
            data-search-link=""
          >
            <Icon name="search" />
          </a>
          {otherLocales.map((other) => (
            // The link leads to the root, which stores the choice in a cookie.
            <a
              key={other}
              className={styles.language}
              href={`/?lang=${other}`}
              lang={languageTag[other]}
              hrefLang={languageTag[other]}
            >
              {localeFacts[other].name}
            </a>
          ))}
          <MenuButton locale={locale} />
        </div>
      </div>
      <MobileMenu navigation={navigation} locale={locale} route={route} />
    </>
  );
}

/** The button that opens the menu. Until hydration, a link to the sitemap is shown instead. */
function MenuButton({ locale }: { locale: Locale }) {
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={message(locale, "openMenu")}
        aria-expanded="false"
        aria-controls="mobile-menu"
      >
        <ContentIcon name="menu" />
        <Icon name="close" />
      </button>
      <a className={styles.menuLink} href="#sitemap" aria-label={message(locale, "sitemap")}>
        <ContentIcon name="menu" />
      </a>
    </>
  );
}
