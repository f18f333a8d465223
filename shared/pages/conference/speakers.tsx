import { Summary } from "../../blocks/breakable-text/summary.tsx";
import { Grid } from "../../blocks/card/grid.tsx";
import { Person } from "../../blocks/people/people.tsx";
import { chapterId } from "../../blocks/section/chapter.tsx";
import type { ContentItem } from "../../content/types.ts";

/** Speakers with their topics. */
export function Speakers({ items }: { items: ContentItem[] }) {
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
