import type { ReactNode } from "react";
import type { ContentCard } from "../content/types.ts";
import { phraseHtml } from "../ui/breakable-text.tsx";
import { Card } from "../ui/card.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./person.module.css";
import "../ui/zoom.css";

interface PortraitProps {
  person: ContentCard;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}

/** A portrait, or the first character of the name if there is no picture. */
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

interface PersonProps extends Omit<PortraitProps, "className"> {
  /** The address of the person's page. */
  href?: string | undefined;
  /** Shown below the name and the post. */
  children?: ReactNode;
}

/** A card with a portrait, a name and a post. */
export function Person({ person, href, children, ...portrait }: PersonProps) {
  return (
    <Card
      item={person}
      href={href}
      size="small"
      picture={<Portrait className={href && "zoom"} person={person} {...portrait} />}
    >
      {person.subTitle && (
        <p
          className={styles.post}
          data-words=""
          dangerouslySetInnerHTML={{ __html: phraseHtml(person.subTitle) }}
        />
      )}
      {children}
    </Card>
  );
}
