import { useLoaderData } from "react-router";
import { PageSeo } from "../../seo/page-seo.tsx";
import { ItemMeta } from "../../seo/view-metas.tsx";
import type { ItemData } from "../loaders/item.ts";
import { Office } from "./office/office.tsx";

export function Component() {
  const { item } = useLoaderData<ItemData>();
  return (
    <>
      <PageSeo lead={item.title} />
      <Office office={item} key={item.id} />
      <ItemMeta item={item} />
    </>
  );
}
