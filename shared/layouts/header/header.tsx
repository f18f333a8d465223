import { Icon } from "../../components/icon/icon.tsx";
import { Logo } from "../../components/logo/logo.tsx";
import { localPath } from "../../i18n/editions.ts";
import { indexNameHref } from "../../routes/resolve.ts";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import { useMessages, usePage } from "../page-context.tsx";
import { Reused } from "../reused.tsx";
import styles from "./header.module.css";
import { MainNavigation, type Marks, marksOf } from "./main-navigation.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** Lies over the banner; `--header-opacity` (0 to 1) fills its background. */
export function Header({ pathname }: { pathname: string }) {
  const page = usePage();
  return (
    <Reused as="header" part="header" className={styles.header} data-header="">
      <HeaderContent marks={marksOf(page, pathname)} />
    </Reused>
  );
}

/** The same on all pages of an edition but for the marks of the page that is shown. */
export function HeaderContent({ marks }: { marks: Marks }) {
  const t = useMessages();
  const { edition } = usePage();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("skipToContent")}
      </a>
      <div className={styles.bar}>
        <a className={styles.logo} href={indexNameHref(edition, "HOME")}>
          <Logo />
        </a>
        <MainNavigation marks={marks} />
        <div className={styles.tools}>
          <a
            className={styles.tool}
            href={localPath(edition, "/home/search")}
            aria-label={t("search")}
            data-search-link=""
          >
            <Icon name="search" />
          </a>
          <LanguageSwitch className={styles.language} />
          <MenuButton />
        </div>
      </div>
      <MobileMenu />
    </>
  );
}

/** Until a script can open the menu, the same square leads to the sitemap below. */
function MenuButton() {
  const t = useMessages();
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={t("openMenu")}
        aria-expanded="false"
        aria-controls="mobile-menu"
      >
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      <a className={styles.menuLink} href="#sitemap" aria-label={t("sitemap")}>
        <Icon name="menu" />
      </a>
    </>
  );
}
