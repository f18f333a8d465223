import { animationDelay } from "../../styles/animation-delay.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  /** Id of the heading, for the section's label. */
  id: string;
  /** Two digits, decorative. */
  number: string;
  /** A short line, in English in both locales. */
  overline: string;
  title: string;
  text?: string;
  action?: { name: string; href: string };
}

/** Head of a section: number and overline, heading, and a link to all items. */
export function SectionHead({ id, number, overline, title, text, action }: SectionHeadProps) {
  return (
    <div className={styles.head} data-reveal={animationDelay(1)}>
      <p className={styles.overline} lang="en">
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {overline}
      </p>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && (
        <a className={styles.action} href={action.href}>
          {action.name}
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}
