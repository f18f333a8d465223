import { Fragment } from "react";
import { ItemTitle } from "../item-title/item-title.tsx";
import { markKeyword } from "./mark-keyword.ts";

interface MarkedProps {
  text: string;
  keyword: string;
  /** Offsets at which a line may break; absent: the browser decides. */
  breaks?: readonly number[] | undefined;
}

/** A text with the words of the keyword marked. */
export function Marked({ text, keyword, breaks = [] }: MarkedProps) {
  let offset = 0;
  return markKeyword(text, keyword).map((part) => {
    const start = offset;
    offset += part.text.length;
    const titleBreaks = breaks.filter((at) => at >= start && at < offset).map((at) => at - start);
    const Part = part.isMatch ? "mark" : Fragment;
    return (
      <Part key={start}>
        <ItemTitle item={{ title: part.text, titleBreaks }} />
      </Part>
    );
  });
}
