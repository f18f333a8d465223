import { Fragment } from "react";
import { splitAt } from "../../content/split-at.ts";
import type { ContentCard } from "../../content/types.ts";

interface ItemTitleProps {
  item: Pick<ContentCard, "title" | "titleBreaks">;
}

/** An item's title; a line of Chinese ends between words, where the server says that it may. */
export function ItemTitle({ item: { title, titleBreaks = [] } }: ItemTitleProps) {
  const [first, ...others] = splitAt(title, titleBreaks);
  return (
    <>
      {first}
      {others.map((part, index) => (
        <Fragment key={titleBreaks[index]}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
