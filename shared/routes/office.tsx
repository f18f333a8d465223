import { useLoaderData } from "react-router";
import { Office } from "../components/office/office.tsx";
import { summarise } from "../content/summary.ts";
import { PageSeo } from "../seo/page-seo.tsx";
import type { ItemData } from "./item.ts";

export { loader } from "./item.ts";

export function Component() {
  const { item } = useLoaderData<ItemData>();
  return (
    <>
      <PageSeo title={item.title} description={item.summary ?? summarise(item.content)} />
      <Office office={item} key={item.id} />
    </>
  );
}
