import type { PageItemsProps } from "../../page/view-props.ts";
import { pagedListPage } from "../paged-list.tsx";
import { ContentList } from "./list/content-list.tsx";

export const Component = pagedListPage(Cards);

/** The first item of the first page is rendered large. */
function Cards({ items, isFirst, hrefOf }: PageItemsProps) {
  return <ContentList items={items} hrefOf={hrefOf} lead={isFirst} />;
}
