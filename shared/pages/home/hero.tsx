import button from "../../blocks/button/button.module.css";
import { Icon } from "../../blocks/icon/icon.tsx";
import { MediaPicture } from "../../blocks/picture/media-picture.tsx";
import { useMessages, usePage, usePageTitle } from "../../page/page-context.tsx";
import { indexNameHref } from "../../routing/resolve.ts";
import { site } from "../../site.ts";
import styles from "./hero.module.css";
import section from "./home-section.module.css";
import { Letters } from "./letters.tsx";

/**
 * The first screen: a picture, a sentence and a link.
 * The `h1` is the page's name, as on every page, visually hidden in favour of the sentence.
 */
export function Hero() {
  const t = useMessages();
  const { locale } = usePage();
  const title = usePageTitle();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <h1 className="visually-hidden">{title}</h1>
      <MediaPicture className={styles.picture} name={site.pictures.hero} loading="first" />
      <div className={styles.inner}>
        <p className={styles.overline}>{site.hero.overline[locale]}</p>
        <p className={styles.title} id="hero-title">
          {site.hero.title[locale]}
        </p>
        {/* A Chinese line ends after punctuation only. */}
        <p className={styles.text} data-words="">
          {site.hero.text[locale]}
        </p>
        <a
          className={`${button.filled} ${styles.action} ${section.link}`}
          href={indexNameHref(locale, "CORE BUSINESS")}
        >
          {t("heroAction")}
          <Icon name="arrow-right" />
        </a>
        <p className={styles.motto}>
          <Letters text={site.motto[locale]} />
        </p>
      </div>
    </section>
  );
}
