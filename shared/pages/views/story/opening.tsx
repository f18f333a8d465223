import { leadingFacts } from "../../../content/groups.ts";
import type { ContentItem } from "../../../content/types.ts";
import { FactOpening } from "../../../layouts/opening/fact-opening.tsx";
import type { FullListData } from "../../loaders/full-list.ts";
import styles from "./opening.module.css";

const HEIGHT = { narrow: "38rem", wide: "clamp(22rem, 43vw, 38rem)" };

/** Two numbers of the first item, and a dot for each one that the second counts; those of the first still glow. */
export function Opening({ items }: FullListData) {
  return (
    <FactOpening value={items} ground="stage" factsOf={leadingFacts} height={HEIGHT}>
      {drawGrowth}
    </FactOpening>
  );
}

function drawGrowth(items: ContentItem[]) {
  const [first, last] = leadingFacts(items).map(({ number }) => Number(number.replaceAll(",", "")));
  if (!first || !last || first > last || last > MOST) return undefined;
  return (
    <div aria-hidden="true">
      {[200, 100].map((columns) => (
        <Dots key={columns} columns={columns} first={first} last={last} />
      ))}
    </div>
  );
}

/** More dots than these cannot be told apart. */
const MOST = 20_000;

interface DotsProps {
  /** Dots in a row: fewer in narrow windows. */
  columns: number;
  first: number;
  last: number;
}

function Dots({ columns, first, last }: DotsProps) {
  const rows = Math.ceil(last / columns);
  return (
    <svg
      className={styles.dots}
      data-columns={columns}
      viewBox={`0 0 ${columns} ${rows}`}
      role="presentation"
    >
      <pattern id={`dot-${columns}`} width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx="0.5" cy="0.5" r="0.34" />
      </pattern>
      <mask id={`dots-${columns}`}>
        <path fill={`url(#dot-${columns})`} d={`M0 0h${columns}v${rows}H0z`} />
      </mask>
      <g mask={`url(#dots-${columns})`}>
        <path className={styles.all} d={areaOf(last, columns)} />
        <path className={styles.first} d={areaOf(first, columns)} />
      </g>
    </svg>
  );
}

/** The squares of so many dots, row by row. */
function areaOf(count: number, columns: number): string {
  const rows = Math.floor(count / columns);
  return `M0 0h${columns}v${rows}H0zM0 ${rows}h${count % columns}v1H0z`;
}
