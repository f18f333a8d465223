import { useMessages, usePage } from "../../layouts/page-context.tsx";
import { indexNameHref } from "../../routes/resolve.ts";
import { site } from "../../site.ts";
import { Icon } from "../icon/icon.tsx";
import { MediaPicture } from "../picture/picture.tsx";
import { businessFields } from "./business-field-list.ts";
import styles from "./hero.module.css";

/** The first screen: one picture, one sentence, one way on, and what the group does. */
export function Hero() {
  const t = useMessages();
  const { edition } = usePage();
  const businessHref = indexNameHref(edition, "CORE BUSINESS");
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <MediaPicture className={styles.picture} name={site.pictures.hero} alt="" eager />
      <div className={styles.inner}>
        <p className={styles.overline}>{t("heroOverline")}</p>
        <h1 className={styles.title} id="hero-title">
          {t("heroTitle")}
        </h1>
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
