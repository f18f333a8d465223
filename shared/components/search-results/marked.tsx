import { Fragment } from "react";
import { markKeyword } from "./mark-keyword.ts";

/** A text with the words of the keyword marked. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  let offset = 0;
  return markKeyword(text, keyword).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.isMatch ? (
      <mark key={key}>{part.text}</mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    );
  });
}
