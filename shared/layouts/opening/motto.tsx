import { nameMeaning } from "../../brand/home.ts";
import { site } from "../../brand/site.ts";
import { usePage } from "../../page/page-context.tsx";
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
