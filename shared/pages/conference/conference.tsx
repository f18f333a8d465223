import type { ComponentType } from "react";
import { Title } from "../../blocks/breakable-text/breakable-text.tsx";
import { Grid } from "../../blocks/card/grid.tsx";
import { PicturePreview } from "../../blocks/picture-preview/picture-preview.tsx";
import { Chapters, chapterId } from "../../blocks/section/chapter.tsx";
import type { ContentItem } from "../../content/types.ts";
import type { GroupProps } from "../../page/view-props.ts";
import { Agenda } from "./agenda.tsx";
import { Speakers } from "./speakers.tsx";

/** Groups with a layout of their own. */
const views: Record<string, ComponentType<{ items: ContentItem[] }>> = {
  "MEETING AGENDA": Agenda,
  "MEETING SPEAKERS": Speakers,
  "MEETING PICTURES": Pictures,
};

/** A conference: its chapters, agenda, speakers and pictures. */
export function Conference({ indexName, items }: GroupProps) {
  const View = views[indexName] ?? Chapters;
  return <View items={items} />;
}

function Pictures({ items }: { items: ContentItem[] }) {
  return (
    <Grid columns={4}>
      {items.map((item) => (
        <li key={item.id} id={chapterId(item)}>
          {item.imgUrl && <PicturePreview item={item} />}
          <Title as="p" className="note" data-words="" item={item} />
        </li>
      ))}
    </Grid>
  );
}
