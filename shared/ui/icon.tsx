import { siteIcons } from "../icon-shapes/site-icons.ts";
import styles from "./icon.module.css";

export type IconName = keyof typeof siteIcons;

/** A line icon with the size and the colour of the surrounding text. */
export function Icon({ name }: { name: IconName }) {
  return <DrawnIcon name={name} shape={siteIcons[name]} />;
}

export function DrawnIcon({ name, shape }: { name: string; shape: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={shape} />
    </svg>
  );
}
