import { type Locale, languageTag, localeFacts } from "../../../shared/i18n/locales.ts";
import { message } from "../../../shared/i18n/messages.ts";
import styles from "../../../shared/layouts/header-and-footer-styles/header.module.css";
import { indexNameHref } from "../../../shared/routing/addresses.ts";
import { Icon } from "../../../shared/ui/icon.tsx";
import { Logo } from "../../../shared/ui/logo.tsx";
import { ContentIcon } from "./content-icon.tsx";
import { MainNavigation, type NavigationProps } from "./main-navigation.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

export interface HeaderProps extends NavigationProps {
  /** The other locales that are switched on. */
  otherLocales: readonly Locale[];
}

/**
 * The skip link, the logo, the navigation and the tools. `--header-opacity` (0 to 1) is the opacity of the
 * background.
 */
export function HeaderContent({ navigation, locale, route, otherLocales }: HeaderProps) {
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
        <div className={`${styles.tools} no-print`}>
          <a
            className={styles.tool}
            href={indexNameHref(locale, "SEARCH")}
            aria-label={message(locale, "search")}
            data-search-link=""
          >
            <Icon name="search" />
          </a>
          {otherLocales.map((other) => (
            // The link leads to `/`, where the worker stores the choice in a cookie.
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

/** The button that opens the menu. Until hydration, a link to the sitemap is shown instead of the button. */
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
