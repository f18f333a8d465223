import styles from "./prose.module.css";

/** The cleaned HTML of an item's body. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
