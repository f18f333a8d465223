import { useLoaderData } from "react-router";
import { Executive } from "../../components/executives/executive.tsx";
import { usePage } from "../../page/page-context.tsx";
import { AboutItem } from "../../seo/about-pages.tsx";
import { PageSeo } from "../../seo/page-seo.tsx";
import type { ItemData } from "../loaders/item.ts";

export function Component() {
  const { item } = useLoaderData<ItemData>();
  const { edition, route } = usePage();
  return (
    <>
      <PageSeo lead={item.title} name={route.title[edition]} type="profile" />
      <Executive person={item} key={item.id} />
      <AboutItem item={item} />
    </>
  );
}
