import type { CSSProperties } from "react";
import { animationDelay } from "../../styles/animation-delay.ts";
import styles from "./letters.module.css";

/** Delay between letters. */
const STEP_MS = 70;

/**
 * A text whose letters appear one by one in the colours of cooling steel. Assistive
 * technology reads the text, not the letters.
 */
export function Letters({ text }: { text: string }) {
  let index = 0;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span className={styles.letters} aria-hidden="true">
        {text.split(/(?<=\s)/).map((word) => (
          <span className={styles.word} key={index}>
            {[...word].map((letter) => {
              const delay = animationDelay(index++, STEP_MS);
              return (
                <span key={delay} style={{ "--delay": delay } as CSSProperties}>
                  {letter}
                </span>
              );
            })}
          </span>
        ))}
      </span>
    </>
  );
}
