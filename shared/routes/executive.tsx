import { useLoaderData } from "react-router";
import { Executive } from "../components/executives/executive.tsx";
import { summarise } from "../content/summary.ts";
import { PageSeo } from "../seo/page-seo.tsx";
import type { ItemData } from "./item.ts";

export { loader } from "./item.ts";

export function Component() {
  const { item } = useLoaderData<ItemData>();
  return (
    <>
      <PageSeo title={item.title} description={item.summary ?? summarise(item.content)} />
      <Executive person={item} key={item.id} />
    </>
  );
}
