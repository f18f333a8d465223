import type { ReactNode } from "react";
import { Icon } from "../../blocks/icon/icon.tsx";
import { animationDelay } from "../../styles/animation-delay.ts";
import styles from "./home-section.module.css";

interface HomeSectionProps {
  /** Id of the heading, which labels the section. */
  titleId: string;
  /** Two digits, decorative. */
  number: string;
  title: string;
  /** Where all items are. */
  action?: { name: string; href: string };
  /** Background, as wide as the window. */
  ground?: "stage" | "sunken";
  children: ReactNode;
}

/** A section of the home page below its number, heading, and link to all items. */
export function HomeSection({
  titleId,
  number,
  title,
  action,
  ground,
  children,
}: HomeSectionProps) {
  return (
    <section className={ground && styles[ground]} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div className={styles.head} data-reveal={animationDelay(1)}>
          <p className={styles.number} aria-hidden="true">
            {number}
          </p>
          <h2 id={titleId}>{title}</h2>
          {action && (
            <a className={`${styles.action} ${styles.link}`} href={action.href}>
              {action.name}
              <Icon name="arrow-right" />
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
