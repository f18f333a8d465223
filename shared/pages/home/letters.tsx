import styles from "./letters.module.css";

/**
 * A text whose letters appear one by one in the colours of cooling steel. Assistive
 * technology reads the text, not the letters.
 */
export function Letters({ text }: { text: string }) {
  let count = 0;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span className={styles.letters} aria-hidden="true">
        {text.split(/(?<=\s)/).map((word) => (
          <span className={styles.word} key={count}>
            {[...word].map((letter) => {
              const index = count++;
              return (
                <span key={index} style={{ "--letter": index }}>
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
