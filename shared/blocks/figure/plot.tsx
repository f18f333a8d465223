import type { CSSProperties, ReactNode } from "react";
import { DRAWING, type Line, linesHtml } from "./scales.ts";
import "./figure.css";

interface PlotProps {
  className: string | undefined;
  style?: CSSProperties;
  /** What it shows, in words. */
  label: string;
  lines: readonly Line[];
  /** Labels, which must not be stretched as the drawing is. */
  children?: ReactNode;
}

/** A drawing that fills its place, and its labels. */
export function Plot({ className, style, label, lines, children }: PlotProps) {
  return (
    <div className={className} style={style} data-plot="" role="img" aria-label={label}>
      <svg {...DRAWING} dangerouslySetInnerHTML={{ __html: linesHtml(lines) }} />
      {children}
    </div>
  );
}
