import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Icon } from "./icon.tsx";

interface ButtonProps {
  as: "a" | "button" | "summary";
  /** `filled` is for the primary action. `plain` is for a secondary action and looks like a text link. */
  variant: "filled" | "plain";
  /** `on` shows an arrow → after the text. `back` shows an arrow ← before the text. */
  arrow?: "on" | "back";
  className?: string | undefined;
  children: ReactNode;
  /** Only for buttons. */
  type?: "button" | "submit";
  /** This prop and the props up to `rel` are only for links. */
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
