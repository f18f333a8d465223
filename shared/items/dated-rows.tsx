import { chapterId, itemAddress, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { Summary } from "../ui/breakable-text.tsx";
import { ItemLink } from "../ui/link.tsx";
import { Row, RowDate, Rows } from "../ui/row.tsx";
import { FileLink } from "./file-link.tsx";

interface DatedRowsProps {
  items: ContentCard[];
  hrefOf?: (item: ContentCard) => string | undefined;
  /** Whether summaries are left out. */
  isBrief?: boolean;
  /** The level of the items' titles, which is one below the section's heading. */
  as?: "h2" | "h3";
}

/**
 * Items as rows. Each row has the item's date, kind and file. If an item has no page, its title links to its file, and
 * its row has an id to which other pages link.
 */
export function DatedRows({
  items,
  hrefOf = itemAddress,
  isBrief = false,
  as: Title = "h2",
}: DatedRowsProps) {
  return (
    <Rows>
      {items.map((item) => (
        <Row
          key={itemKey(item)}
          id={hrefOf(item) === undefined ? chapterId(item) : undefined}
          variant="date"
          start={<RowDate item={item} kind={item.subTitle} />}
          end={item.fileUrl && <FileLink item={item} />}
        >
          <Title>
            <ItemLink item={item} href={hrefOf(item) ?? item.fileUrl} />
          </Title>
          {!isBrief && <Summary className="summary note" item={item} />}
        </Row>
      ))}
    </Rows>
  );
}
