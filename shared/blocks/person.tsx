import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { Person } from "../items/person.tsx";
import { Summary } from "../ui/breakable-text.tsx";
import { columnSizes, Grid } from "../ui/card.tsx";

/** Persons, and what each is known for. */
export default function Persons({ items }: { items: readonly ContentCard[] }) {
  return (
    <Grid columns={4} ratio="4 / 5">
      {items.map((speaker) => (
        <li key={itemKey(speaker)} id={chapterId(speaker)}>
          <Person person={speaker} sizes={columnSizes[4]}>
            <Summary className="caption" text={speaker.summary} />
          </Person>
        </li>
      ))}
    </Grid>
  );
}
