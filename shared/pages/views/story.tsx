import { Stories } from "../../components/story/stories.tsx";
import type { ContentItem } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
import { fullListPage } from "../full-list.tsx";
import { BrandOrigin } from "./story/brand-origin.tsx";
import { Origins } from "./story/origins.tsx";

export const Component = fullListPage(Chapters, { Opening: BrandOrigin });

function Chapters({ items }: { items: ContentItem[] }) {
  const isBrand = usePage().route.view === "brand-origin";
  return isBrand ? <Origins items={items} /> : <Stories items={items} />;
}
