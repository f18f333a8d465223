import { useLoaderData } from "react-router";
import { Executive } from "../../components/executives/executive.tsx";
import { usePage } from "../../page/page-context.tsx";
import { PageSeo } from "../../seo/page-seo.tsx";
import { ItemMeta } from "../../seo/view-metas.tsx";
import type { ItemData } from "../loaders/item.ts";

export function Component() {
  const { item } = useLoaderData<ItemData>();
  const { locale, route } = usePage();
  return (
    <>
      <PageSeo lead={item.title} name={route.title[locale]} type="profile" />
      <Executive person={item} key={item.id} />
      <ItemMeta item={item} />
    </>
  );
}
