import { Summary } from "../blocks/breakable-text/summary.tsx";
import { ItemLink } from "../blocks/content-link/content-link.tsx";
import { FigureOrPicture } from "../blocks/picture/figure-or-picture.tsx";
import { Picture } from "../blocks/picture/picture.tsx";
import { Row, RowDate, Rows } from "../blocks/row/row.tsx";
import type { ContentCard } from "../content/types.ts";
import { type PagedListData, PagedPage, type PageItemsProps } from "../layouts/page/paged-page.tsx";
import styles from "./media-reports.module.css";

export default function MediaReportsPage(data: PagedListData<ContentCard>) {
  return (
    <PagedPage data={data} types={["ItemList"]}>
      {(list) => <ReportRows {...list} />}
    </PagedPage>
  );
}

/** Reports of other media behind their names; the first with its picture. */
function ReportRows({ items, hrefOf }: Omit<PageItemsProps, "filters">) {
  return (
    <Rows>
      {items.map((item, index) => (
        <Report key={item.id} item={item} href={hrefOf(item)} isLead={index === 0} />
      ))}
    </Rows>
  );
}

interface ReportProps {
  item: ContentCard;
  href: string | undefined;
  isLead: boolean;
}

function Report({ item, href, isLead }: ReportProps) {
  const { source, summary } = item;
  return (
    <Row
      variant="figure"
      isLarge={isLead}
      isLink
      lead={<RowDate item={item} kind={source} />}
      end={
        isLead ? (
          <Picture
            className={styles.picture}
            item={item}
            sizes="(width > 750px) 55vw, 92vw"
            loading="eager"
          />
        ) : (
          <FigureOrPicture item={item} />
        )
      }
    >
      <h2>
        <ItemLink item={item} href={href} />
      </h2>
      <Summary className={isLead ? "summary" : "summary note"} text={summary} />
    </Row>
  );
}
