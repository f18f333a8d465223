import { nameMeaning } from "../../brand/home.ts";
import { defaultLocale } from "../../brand/locales.ts";
import { site } from "../../brand/site.ts";
import { isHan } from "../../content/is-han.ts";
import { usePage } from "../../page/page-context.tsx";
import styles from "./motto.module.css";

/** The company's name cut into a plate, beside a Chinese motto in vertical lines. */
export function Motto() {
  const { locale } = usePage();
  const motto = site.motto[defaultLocale];
  return (
    <div className={styles.opening}>
      {(locale !== defaultLocale || !isHan(motto)) && (
        <p className={styles.translation}>{site.motto[locale]}</p>
      )}
      <figure className={styles.plate}>
        <img src="/media/relief.svg" alt="" width={640} height={430} fetchPriority="high" />
        <figcaption className="note">{nameMeaning[locale]}</figcaption>
      </figure>
      {isHan(motto) && (
        <p className={styles.motto} lang={defaultLocale}>
          {motto.split("，").map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      )}
    </div>
  );
}
