import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { amount } from "../i18n/numbers.ts";
import { Prose } from "../items/prose.tsx";
import { type OutlineEntry, readOutline } from "../text/outline.ts";
import { Title } from "../ui/breakable-text.tsx";
import { Dots } from "../ui/dots.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./chart.module.css";

export default function Charts({ items }: { items: ContentItem[] }) {
  return items.map((item) => <Chart key={itemKey(item)} item={item} />);
}

/** Shows the nested list in an item's text as a chart. A text that is not a nested list is shown as text. */
function Chart({ item }: { item: ContentItem }) {
  const t = useMessages();
  const entries = readOutline(item.content);
  const unit = unitIn(entries);
  const id = chapterId(item);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Title as="h2" className="visually-hidden" id={`${id}-title`} item={item} />
      {(item.summary || unit) && (
        <div className={styles.legend}>
          {item.summary && <p>{item.summary}</p>}
          {unit && (
            <p className="note" aria-hidden="true">
              {t("dotScale", { count: PEOPLE, unit })}
            </p>
          )}
        </div>
      )}
      {entries.length > 0 ? (
        <div className={styles.chart}>
          <Entries entries={entries} />
        </div>
      ) : (
        <Prose item={item} level={3} />
      )}
    </section>
  );
}

/** Matches a name followed by a number of people: `区域公司（1,230人）`, `Finance (40 people)`. */
const STAFFED = /^(.*?\S|)\s?[（(](\d[\d,]*)\s?([^\d,]\D*)[)）]$/;

/** The unit of the first number of people in a chart. Undefined if no name contains such a number. */
function unitIn(entries: readonly OutlineEntry[]): string | undefined {
  for (const { name, children } of entries) {
    const unit = STAFFED.exec(name)?.[3] ?? unitIn(children);
    if (unit) return unit;
  }
  return undefined;
}

/** The number of people that a dot stands for, and the number of dots in a row. */
const PEOPLE = 10;
const DOTS_IN_A_ROW = 20;

/**
 * A level of the chart. CSS draws its boxes and lines. If only one entry of the level has children, that entry is on
 * the vertical line and its siblings are beside it. If several entries have children, all entries of the level become
 * columns.
 */
function Entries({ entries }: { entries: OutlineEntry[] }) {
  const parents = entries.filter(({ children }) => children.length > 0);
  if (parents.length > 1) return <Columns entries={entries} />;
  const isLine = parents.length === 1;
  return (
    <ul
      className={isLine ? styles.line : styles.leaves}
      data-siblings={isLine ? entries.length - 1 : undefined}
    >
      {entries.map((entry) => (
        <li key={entry.id} data-step={parents.includes(entry)}>
          <span className={styles.box} dangerouslySetInnerHTML={{ __html: entry.name }} />
          {entry.children.length > 0 && <Entries entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}

/** Columns of groups. If a name contains a number of people, dots show that number. */
function Columns({ entries }: { entries: OutlineEntry[] }) {
  const t = useMessages();
  return (
    <ul className={styles.groups}>
      {entries.map((entry) => {
        const [, name = entry.name, number, unit = ""] = STAFFED.exec(entry.name) ?? [];
        return (
          <li key={entry.id}>
            <span className={styles.box} dangerouslySetInnerHTML={{ __html: name }} />{" "}
            {entry.children.length > 0 && <Members name={name} entries={entry.children} />}
            {number && (
              <>
                <p className={`${styles.staff} note`}>
                  {number}
                  {t("space")}
                  {unit}
                </p>
                <Dots
                  className={styles.people}
                  count={Math.round(amount(number) / PEOPLE)}
                  columns={DOTS_IN_A_ROW}
                />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * In narrow windows, `<details>` unfolds the members. The members come after this element and not inside it, because
 * wide windows always show them, and not every browser can show the content of a closed `<details>`.
 */
function Members({ name, entries }: { name: string; entries: OutlineEntry[] }) {
  return (
    <>
      <details className={styles.toggle}>
        <summary className="unfold">
          <span dangerouslySetInnerHTML={{ __html: name }} />
          <Icon name="chevron-down" />
        </summary>
      </details>
      <Entries entries={entries} />
    </>
  );
}
