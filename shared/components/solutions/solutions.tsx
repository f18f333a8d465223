import type { GroupProps } from "../../routes/groups-page.tsx";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./solutions.module.css";

/** Services and solutions in full, with the ways to them first. */
export function Solutions({ items }: GroupProps) {
  return (
    <>
      <ul className={styles.overview}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.tile} href={`#solution-${item.id}`}>
              {item.subUpTitle && <Icon name={item.subUpTitle} />}
              <span className={styles.tileName}>{item.title}</span>
              {item.subTitle && <span className={styles.claim}>{item.subTitle}</span>}
            </a>
          </li>
        ))}
      </ul>
      {items.map((item) => (
        <section
          className={styles.solution}
          key={item.id}
          id={`solution-${item.id}`}
          aria-labelledby={`solution-title-${item.id}`}
        >
          <div className={styles.head}>
            {item.subUpTitle && <Icon name={item.subUpTitle} />}
            <h2 className={styles.title} id={`solution-title-${item.id}`}>
              {item.title}
            </h2>
            {item.subTitle && <p className={styles.claim}>{item.subTitle}</p>}
          </div>
          <div className={styles.body}>
            {item.imgUrl && (
              <Picture
                className={styles.picture}
                item={item}
                alt=""
                sizes="(width > 970px) 60rem, 92vw"
              />
            )}
            {item.summary && <p className={styles.summary}>{item.summary}</p>}
            <Prose html={item.content} />
          </div>
        </section>
      ))}
    </>
  );
}
