import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Icon } from "./icon.tsx";

interface ButtonProps {
  as: "a" | "button" | "summary";
  /** `filled`: the primary action. `plain`: a secondary action, which looks like a text link. */
  variant: "filled" | "plain";
  /** `on`: an arrow → after the words. `back`: an arrow ← before them. */
  arrow?: "on" | "back";
  className?: string | undefined;
  children: ReactNode;
  /** Only for a button. */
  type?: "button" | "submit";
  /** This and the following are only for a link. */
  href?: string;
  hrefLang?: string;
  lang?: string;
  target?: "_blank";
  rel?: string;
  [data: `data-${string}`]: string;
}

/** A button, or a link that looks like one. */
export function Button({ as: Element, variant, arrow, className, ...rest }: ButtonProps) {
  const { children, ...attributes } = rest;
  const classes = [styles[variant], arrow && styles[arrow], className].filter(Boolean).join(" ");
  return (
    <Element {...attributes} className={classes}>
      {arrow === "back" && <Icon name="arrow-right" />}
      {children}
      {arrow === "on" && <Icon name="arrow-right" />}
    </Element>
  );
}
