import { OwnOpening } from "../../../layouts/opening/own-opening.tsx";
import { site } from "../../../site.ts";
import styles from "./brand-origin.module.css";

/** How far each character is worn: the blur that rounds its corners, in hundredths of its size. */
const WEAR = [0, 1, 1.8, 2.6, 3.4, 4.3];

/** The first character of the company's name, a whetstone, worn smoother each time. */
export function BrandOrigin() {
  return (
    <OwnOpening ground="paper">
      <ol className={styles.stones} aria-hidden="true">
        {WEAR.map((wear, index) => (
          <li key={wear}>
            <Stone wear={wear} id={`worn-${index}`} />
          </li>
        ))}
      </ol>
    </OwnOpening>
  );
}

/** Blurred, then cut at half of the opacity: what is left has round corners. */
function Stone({ wear, id }: { wear: number; id: string }) {
  return (
    <svg viewBox="0 0 100 100" role="presentation">
      <filter id={id} x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation={wear} />
        <feComponentTransfer>
          <feFuncA type="linear" slope="14" intercept="-6" />
        </feComponentTransfer>
      </filter>
      <text x="50" y="88" filter={wear > 0 ? `url(#${id})` : undefined}>
        {[...site.name.zh][0]}
      </text>
    </svg>
  );
}
