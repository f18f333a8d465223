import button from "../../../components/button/button.module.css";
import { Icon } from "../../../components/icon/icon.tsx";
import { MediaPicture } from "../../../components/picture/picture.tsx";
import { firstGroup, groupQuery } from "../../../content/groups.ts";
import { findNode } from "../../../content/navigation.ts";
import { useMessages, usePage, usePageTitle } from "../../../page/page-context.tsx";
import { indexNameHref } from "../../../routing/resolve.ts";
import { site } from "../../../site.ts";
import styles from "./hero.module.css";
import { Letters } from "./letters.tsx";

/**
 * The first screen: a picture, a sentence, a link, and the group's fields of business.
 * The `h1` is the page's name, as on every page, visually hidden in favour of the sentence.
 */
export function Hero() {
  const t = useMessages();
  const { locale, navigation } = usePage();
  const title = usePageTitle();
  const businessHref = indexNameHref(locale, "CORE BUSINESS");
  const first = firstGroup(findNode(navigation, "CORE BUSINESS"));
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <h1 className="visually-hidden">{title}</h1>
      <MediaPicture className={styles.picture} name={site.pictures.hero} loading="first" />
      <div className={styles.inner}>
        <p className={styles.overline}>{site.hero.overline[locale]}</p>
        <p className={styles.title} id="hero-title">
          {site.hero.title[locale]}
        </p>
        <p className={styles.text}>{site.hero.text[locale]}</p>
        <a className={`${button.filled} ${styles.action}`} href={businessHref}>
          {t("heroAction")}
          <Icon name="arrow-right" />
        </a>
        <p className={styles.motto}>
          <Letters text={site.motto[locale]} />
        </p>
        <ol className={styles.fields}>
          {site.fields.map((field) => (
            <li key={field.group}>
              <a href={businessHref + groupQuery(field.group, first)}>{field[locale]}</a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
