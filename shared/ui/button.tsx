import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Icon } from "./icon.tsx";

interface ButtonProps {
  as: "a" | "button" | "summary";
  /** `filled`: the primary action. `plain`: a secondary one, as text. */
  variant: "filled" | "plain";
  /** `on`: leads on, → after the words. `back`: returns, ← before them. */
  arrow?: "on" | "back";
  className?: string | undefined;
  children: ReactNode;
  /** Of a button. */
  type?: "button" | "submit";
  /** Of a link, as the following. */
  href?: string;
  hrefLang?: string;
  lang?: string;
  target?: "_blank";
  rel?: string;
  [data: `data-${string}`]: string;
}

/** An action, or a link in the look of one. */
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
