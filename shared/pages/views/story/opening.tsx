import { Dots } from "../../../components/dots/dots.tsx";
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

/** More dots than these cannot be told apart. */
const MOST = 20_000;

function drawGrowth(items: ContentItem[]) {
  const [first, last] = leadingFacts(items).map(({ number }) => Number(number.replaceAll(",", "")));
  if (!first || !last || first > last || last > MOST) return undefined;
  // One drawing for wide windows and one for narrow ones.
  return (
    <div>
      <Dots className={styles.wide} count={last} columns={200} first={first} />
      <Dots className={styles.narrow} count={last} columns={100} first={first} />
    </div>
  );
}
