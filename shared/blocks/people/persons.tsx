import type { ContentCard } from "../../content/types.ts";
import { chapterId } from "../../routing/chapter-id.ts";
import { Summary } from "../breakable-text/summary.tsx";
import { Grid } from "../card/grid.tsx";
import { Person } from "./people.tsx";

/** Persons, and what each is known for. */
export function Persons({ items }: { items: readonly ContentCard[] }) {
  return (
    <Grid columns={4} ratio="4 / 5">
      {items.map((speaker) => (
        <li key={speaker.id} id={chapterId(speaker)}>
          <Person person={speaker} sizes="(width > 970px) 17rem, 45vw">
            <Summary className="caption" text={speaker.summary} />
          </Person>
        </li>
      ))}
    </Grid>
  );
}
