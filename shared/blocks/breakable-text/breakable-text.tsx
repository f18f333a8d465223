import type { ContentCard } from "../../content/types.ts";
import { breakableHtml } from "./breakable-html.ts";
import { wholeAmounts } from "./summary.tsx";

interface Attributes {
  as?: "span" | "h1" | "h2" | "h3" | "p" | "dd";
  id?: string;
  className?: string | undefined;
  /** Lines break at the offsets only, as in headings. */
  "data-words"?: "";
}

interface BreakableTextProps extends Attributes {
  text: string;
  /** Offsets at which a line may break (worker/upstream/line-breaks.ts); absent: the browser decides, but for amounts. */
  breaks?: readonly number[] | undefined;
}

/** A plain text with its line breaks. One HTML string: React would take longer for the breaks than for the page around. */
export function BreakableText({
  text,
  breaks,
  as: Element = "span",
  ...attributes
}: BreakableTextProps) {
  return (
    <Element
      {...attributes}
      dangerouslySetInnerHTML={{
        __html: breaks ? breakableHtml(text, breaks) : wholeAmounts(text),
      }}
    />
  );
}

interface TitleProps extends Attributes {
  item: Pick<ContentCard, "title" | "titleBreaks">;
}

/** An item's title with its line breaks. */
export function Title({ item, ...attributes }: TitleProps) {
  return <BreakableText text={item.title} breaks={item.titleBreaks} {...attributes} />;
}
