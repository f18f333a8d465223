import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { Person } from "../items/person.tsx";
import { Summary } from "../ui/breakable-text.tsx";
import { Grid } from "../ui/card.tsx";
import styles from "./person.module.css";

/** People. Below each name is the summary of the person's item. */
export default function Persons({ items }: { items: readonly ContentCard[] }) {
  return (
    <Grid className={styles.persons} ratio="4 / 5">
      {items.map((speaker) => (
        <li key={itemKey(speaker)} id={chapterId(speaker)}>
          <Person person={speaker} sizes="(width > 970px) min(17vw, 17rem), 44vw">
            <Summary className="caption" item={speaker} />
          </Person>
        </li>
      ))}
    </Grid>
  );
}
