import { usePage } from "../../page/page-context.tsx";
import { site } from "../../site.ts";
import { nameMeaning } from "../../site-home.ts";
import styles from "./motto.module.css";

/** The company's name cut into a plate, beside the motto in vertical lines. */
export function Motto() {
  const { locale } = usePage();
  return (
    <div className={styles.opening}>
      {locale !== "zh" && <p className={styles.translation}>{site.motto[locale]}</p>}
      <figure className={styles.plate}>
        <img src="/media/relief.svg" alt="" width={640} height={430} fetchPriority="high" />
        <figcaption className="note">{nameMeaning[locale]}</figcaption>
      </figure>
      <p className={styles.motto} lang="zh">
        {site.motto.zh.split("，").map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
    </div>
  );
}
