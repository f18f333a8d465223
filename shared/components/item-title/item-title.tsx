import { Fragment } from "react";
import { splitAt } from "../../content/split-at.ts";
import type { ContentCard } from "../../content/types.ts";

interface ItemTitleProps {
  item: Pick<ContentCard, "title" | "titleBreaks">;
}

/** An item's title with the line breaks that the server allows (worker/upstream/line-breaks.ts). */
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
