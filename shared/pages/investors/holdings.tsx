import { BreakableText } from "../../blocks/breakable-text/breakable-text.tsx";
import type { ContentItem } from "../../content/types.ts";
import { mixTokens } from "../../styles/mix-tokens.ts";
import styles from "./holdings.module.css";

/** How much lighter the last part is than the first: it must still differ from paper. */
const LIGHTEST = 0.75;

interface HoldingsProps {
  items: readonly ContentItem[];
  /** Who holds the rest of a hundred per cent. */
  rest?: ContentItem | undefined;
}

/** One bar of all shares, to scale; names stand in the parts that have room for them. */
export function Holdings({ items, rest }: HoldingsProps) {
  const parts = items.flatMap(({ id, title, value }) =>
    value === undefined ? [] : [{ id, title, value }],
  );
  const others = 100 - parts.reduce((all, { value }) => all + value, 0);
  return (
    <div className={styles.bar}>
      {parts.map(({ id, title, value }, index) => {
        const tint = mixTokens("ember", "hot", (LIGHTEST * index) / parts.length);
        return (
          <span
            key={id}
            className={styles.part}
            style={{ "--share": value, "--tint": tint }}
            // The list of investors has the names.
            aria-hidden="true"
          >
            <span>{title}</span>
          </span>
        );
      })}
      {others > 0 && (
        <p className={styles.rest} style={{ "--share": others }}>
          {rest?.summary && (
            <BreakableText data-words="" text={rest.summary} breaks={rest.summaryBreaks} />
          )}
        </p>
      )}
    </div>
  );
}
