import { nameMeaning } from "../brand/home.ts";
import { defaultLocale } from "../brand/locales.ts";
import { site } from "../brand/site.ts";
import { usePage } from "../rendering/contexts.tsx";
import { isHan } from "../text/is-han.ts";
import styles from "./motto.module.css";

/** The opening (top of a page) with the company's motto. */
export default { background: "dark", Lead: Motto, description: "text" } as const;

/** The Chinese motto in vertical lines, and to its left the company's name cut into a plate. */
function Motto() {
  const { locale } = usePage();
  const motto = site.motto[defaultLocale];
  return (
    <div className={styles.motto}>
      {(locale !== defaultLocale || !isHan(motto)) && (
        <p className={styles.translation}>{site.motto[locale]}</p>
      )}
      {isHan(motto) && (
        <p className={styles.lines} lang={defaultLocale}>
          {motto.split("，").map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      )}
      {/* The plate comes after the motto in the document, because the width of the plate depends on the motto.
          Otherwise the plate would shrink when the motto arrives. */}
      <figure className={`${styles.plate} no-print`}>
        <img src="/media/relief.svg" alt="" width={640} height={430} fetchPriority="high" />
        <figcaption className="note">{nameMeaning[locale]}</figcaption>
      </figure>
    </div>
  );
}
