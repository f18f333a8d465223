import { Composed } from "../blocks/composed/composed.tsx";
import { MAX_DOTS } from "../blocks/figure/geometry.ts";
import { Dots } from "../blocks/figure/marks.tsx";
import { amount, type Fact } from "../content/facts.ts";
import { leadingFacts } from "../content/groups.ts";
import type { ContentItem } from "../content/types.ts";
import { FactOpening } from "../layouts/opening/fact-opening.tsx";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import type { ItemsData } from "./loaders/items.ts";
import styles from "./story.module.css";

export default function StoryPage({ group }: ItemsData) {
  return (
    <ItemsPage
      group={group}
      background="dark"
      lead={({ items }) => <Growth items={items} />}
      description="text"
    >
      {({ items }) => <Composed items={items} />}
    </ItemsPage>
  );
}

/** Two numbers of the first item, and a dot for each one that the second counts; those of the first still glow. */
function Growth({ items }: { items: ContentItem[] }) {
  const facts = leadingFacts(items);
  return (
    <FactOpening facts={facts} background="dark">
      {drawGrowth(facts)}
    </FactOpening>
  );
}

function drawGrowth(facts: readonly Fact[]) {
  const [first, last] = facts.map(({ number }) => amount(number));
  if (!first || !last || first > last || last > MAX_DOTS.page) return undefined;
  const { number = "", unit = "" } = facts[1] ?? {};
  return (
    <div className={styles.growth} aria-hidden="true">
      <Dots className={styles.each} columns={200} count={last} lit={first} />
      {/* There is no room for each: a dot is as many as there were at first, so that the lit one is exact. */}
      <Dots className={styles.tens} columns={43} count={Math.round(last / first)} lit={1} />
      <Marks each={first} unit={unit} number={number} />
    </div>
  );
}

/** What a dot of narrow windows stands for, and which one is the last. */
function Marks({ each, unit, number }: { each: number; unit: string; number: string }) {
  const t = useMessages();
  return (
    <div className={`${styles.marks} note`}>
      <span className={styles.tens}>{t("dotScale", { count: each, unit })}</span>{" "}
      <strong className={styles.last}>{number}</strong>
    </div>
  );
}
