import type { ContentCard } from "../../content/types.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./portrait.module.css";

interface PortraitProps {
  person: ContentCard;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}

/** A person's picture, or the first character of the name where there is none. */
export function Portrait({ person, sizes, eager = false, className }: PortraitProps) {
  const classes = [styles.portrait, className].filter(Boolean).join(" ");
  if (person.imgUrl) {
    return (
      <Picture className={classes} item={person} sizes={sizes} loading={eager ? "eager" : "near"} />
    );
  }
  return (
    <div className={`${classes} ${styles.initial}`} aria-hidden="true">
      {[...person.title][0]}
    </div>
  );
}
