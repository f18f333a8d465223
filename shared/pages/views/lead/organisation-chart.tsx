import { Icon } from "../../../components/icon/icon.tsx";
import styles from "./organisation-chart.module.css";
import type { OutlineEntry } from "./outline.ts";

/**
 * A nested list drawn as a chart by CSS. If one entry of a level has children, it is on the vertical
 * line and its siblings are beside the line; if several have, they are columns.
 */
export function OrganisationChart({ entries }: { entries: OutlineEntry[] }) {
  return (
    <div className={styles.chart}>
      <Entries entries={entries} />
    </div>
  );
}

function Entries({ entries }: { entries: OutlineEntry[] }) {
  const parents = entries.filter(({ children }) => children.length > 0);
  if (parents.length > 1) return <Groups entries={entries} />;
  const isLine = parents.length === 1;
  return (
    <ul
      className={isLine ? styles.line : styles.leaves}
      data-siblings={isLine ? entries.length - 1 : undefined}
    >
      {entries.map((entry) => (
        <li key={entry.id} data-step={parents.includes(entry)}>
          <Name html={entry.name} />
          {entry.children.length > 0 && <Entries entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}

function Groups({ entries }: { entries: OutlineEntry[] }) {
  return (
    <ul className={styles.groups}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Name html={entry.name} />
          {entry.children.length > 0 && <Members entry={entry} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * In narrow windows a disclosure expands the members. They follow `<details>` instead of being its
 * content: wide windows always show them, and not every browser can show the content of a closed one.
 */
function Members({ entry: { name, children } }: { entry: OutlineEntry }) {
  return (
    <>
      <details className={styles.toggle}>
        <summary>
          <span dangerouslySetInnerHTML={{ __html: name }} />
          <Icon name="chevron-down" />
        </summary>
      </details>
      <Entries entries={children} />
    </>
  );
}

function Name({ html }: { html: string }) {
  return <span className={styles.box} dangerouslySetInnerHTML={{ __html: html }} />;
}
