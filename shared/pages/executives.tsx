import { factsOf } from "../content/facts.ts";
import { groupBy } from "../content/group-by.ts";
import { itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Person } from "../items/person.tsx";
import { ItemsLayout } from "../layouts/items-layout.tsx";
import type { ItemsData } from "../loaders/items.ts";
import { animationDelay } from "../styles/animation-delay.ts";
import { Summary } from "../ui/breakable-text.tsx";
import { Row, Rows } from "../ui/row.tsx";
import styles from "./executives.module.css";
import "../ui/link-area.css";

export default function ExecutivesPage({ list }: ItemsData) {
  return (
    <ItemsLayout
      list={list}
      background="dark"
      lead={({ items }) => <PortraitWall people={items} />}
      types={["ItemList"]}
    >
      {({ items }) => <ExecutivesByYear items={items} />}
    </ItemsLayout>
  );
}

/** The number of portraits in a row. The portraits of a row are revealed one after another. */
const COLUMNS = 6;

/** The `sizes` of portraits in windows of at most 1400 px. In wider windows, the first two portraits are larger. */
const USUAL = "(width > 970px) 14vw, (width > 750px) 21vw, 44vw";

/** All portraits, each with a link to the person's page. */
function PortraitWall({ people }: { people: ContentItem[] }) {
  return (
    <ul className={styles.wall}>
      {people.map((person, index) => (
        <li key={itemKey(person)} data-reveal={animationDelay(index % COLUMNS)}>
          <Person
            person={person}
            href={person.href}
            sizes={`(width > 1400px) ${index < 2 ? "min(20vw, 20rem)" : "9vw"}, ${USUAL}`}
            eager={index < COLUMNS}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * The people and their summaries, by the year in which each person joined the company. This year is the number of the
 * person's first fact.
 */
export function ExecutivesByYear({ items }: { items: ContentItem[] }) {
  const t = useMessages();
  const yearOf = (person: ContentItem) => factsOf(person)[0]?.number ?? "";
  const years = [...groupBy(items, yearOf)].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <Rows>
      {years.map(([year, people]) => {
        return (
          <Row
            key={year}
            as="div"
            variant="pair"
            start={<p className={styles.year}>{year && t("joinedIn", { year })}</p>}
          >
            {people.map((person) => (
              <p className={`${styles.summary} stack link-area`} key={itemKey(person)}>
                <a href={person.href}>{person.title}</a> <Summary as="span" item={person} />
              </p>
            ))}
          </Row>
        );
      })}
    </Rows>
  );
}
