import type { ComponentProps } from "react";
import { Figure } from "./figure.tsx";
import styles from "./poster-figure.module.css";
import "./metal.css";

const classes = {
  figure: styles.figure,
  value: styles.value,
  text: styles.text,
  mark: styles.mark,
  bar: styles.bar,
};

/** A figure for openings, as large as `--size`. */
export function PosterFigure(figure: Omit<ComponentProps<typeof Figure>, "classes">) {
  return <Figure {...figure} classes={classes} />;
}
