import type { ComponentProps } from "react";
import { Fact } from "./fact.tsx";
import styles from "./poster-fact.module.css";
import "./metal.css";

const classes = {
  fact: styles.fact,
  value: styles.value,
  text: styles.text,
  mark: styles.mark,
  bar: styles.bar,
};

/** A fact for openings, as large as `--size`. */
export function PosterFact(fact: Omit<ComponentProps<typeof Fact>, "classes">) {
  return <Fact {...fact} classes={classes} />;
}
