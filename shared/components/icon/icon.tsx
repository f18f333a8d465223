import styles from "./icon.module.css";
import { iconShapes } from "./icon-shapes.ts";

/** Content may name an icon that does not exist (specification section 3, `subUpTitle`). */
const NEUTRAL_SQUARE = "M5 5h14v14H5z";

/** A line icon in the size and colour of the text around it. */
export function Icon({ name }: { name: string }) {
  const shapes: Readonly<Record<string, string>> = iconShapes;
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={shapes[name] ?? NEUTRAL_SQUARE} />
    </svg>
  );
}
