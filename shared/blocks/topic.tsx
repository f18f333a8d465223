import type { ContentItem } from "../content/types.ts";
import { Contents } from "../items/contents.tsx";
import Chapters from "./chapter.tsx";

/** Chapters, with links to all of them at the top. */
export default function Topics({ items }: { items: ContentItem[] }) {
  return (
    <>
      <Contents items={items} />
      <Chapters items={items} />
    </>
  );
}
