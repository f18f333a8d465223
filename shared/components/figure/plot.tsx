import type { CSSProperties, ReactNode } from "react";
import "./figure.css";

interface PlotProps {
  className: string | undefined;
  style?: CSSProperties;
  /** What it shows, in words. */
  label: string;
  /** Paths in per cent from the left and from the top, drawn one over the other. */
  lines: readonly { d: string; kind?: "base" | "main" | "mark" }[];
  /** Labels, which must not be stretched as the drawing is. */
  children?: ReactNode;
}

/** A drawing that fills its place, and its labels. */
export function Plot({ className, style, label, lines, children }: PlotProps) {
  return (
    <div className={className} style={style} data-plot="" role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {lines.map(({ d, kind }) => (
          <path key={d} data-line={kind} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {children}
    </div>
  );
}
