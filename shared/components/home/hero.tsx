import { useMessages, usePage, usePageTitle } from "../../layouts/page-context.tsx";
import { indexNameHref } from "../../routes/resolve.ts";
import { site } from "../../site.ts";
import { Icon } from "../icon/icon.tsx";
import { MediaPicture } from "../picture/picture.tsx";
import { businessFields } from "./business-field-list.ts";
import styles from "./hero.module.css";

/**
 * The first screen: one picture, one sentence, one way on, and what the group does.
 * The heading is the page's name (contract section 4); the sentence is what the eye reads.
 */
export function Hero() {
  const t = useMessages();
  const { edition } = usePage();
  const title = usePageTitle();
  const businessHref = indexNameHref(edition, "CORE BUSINESS");
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <h1 className="visually-hidden">{title}</h1>
      <MediaPicture className={styles.picture} name={site.pictures.hero} alt="" eager />
      <div className={styles.inner}>
        <p className={styles.overline}>{t("heroOverline")}</p>
        <p className={styles.title} id="hero-title">
          {t("heroTitle")}
        </p>
        <p className={styles.text}>{t("heroText")}</p>
        <a className={styles.action} href={businessHref}>
          {t("heroAction")}
          <Icon name="arrow-right" />
        </a>
        <ol className={styles.fields}>
          {businessFields.map(({ name }) => (
            <li key={name}>
              <a href={businessHref}>{t(name)}</a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
