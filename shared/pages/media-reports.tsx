import { itemAddress, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { PagedLayout } from "../layouts/paged-layout.tsx";
import type { PagedListData } from "../loaders/paged-list.ts";
import { isFirstWithPicture } from "../media-urls/picture-addresses.ts";
import { Summary } from "../ui/breakable-text.tsx";
import { ItemLink } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import { Row, RowDate, Rows, rowPicture, rowPictureSizes } from "../ui/row.tsx";

/**
 * Reports in newspapers and other media, each beside the name of the medium. The first report is large. No picture is
 * shown twice.
 */
export default function MediaReportsPage(data: PagedListData<ContentCard>) {
  return (
    <PagedLayout data={data}>
      {({ items }) => (
        <Rows>
          {items.map((item, index) => {
            const isFirst = index === 0;
            return (
              <Row
                key={itemKey(item)}
                variant="picture"
                isLarge={isFirst}
                isLink
                start={<RowDate item={item} kind={item.source} />}
                end={
                  isFirstWithPicture(items, item) && (
                    <Picture
                      item={item}
                      {...(isFirst
                        ? { sizes: "(width > 750px) min(52vw, 51rem), 90vw", loading: "eager" }
                        : { className: rowPicture, sizes: rowPictureSizes })}
                    />
                  )
                }
              >
                <h2>
                  <ItemLink item={item} href={itemAddress(item)} />
                </h2>
                <Summary className={isFirst ? "summary" : "summary note"} item={item} isShort />
              </Row>
            );
          })}
        </Rows>
      )}
    </PagedLayout>
  );
}
