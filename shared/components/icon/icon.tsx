import styles from "./icon.module.css";
import { hasIcon, iconShapes } from "./icon-shapes.ts";

/** Shown for unknown icon names in content (`subUpTitle`). */
const NEUTRAL_SQUARE = "M5 5h14v14H5z";

/** A line icon in the size and colour of the surrounding text. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={hasIcon(name) ? iconShapes[name] : NEUTRAL_SQUARE} />
    </svg>
  );
}
