import { ContactCards } from "../blocks/contact/contact.tsx";
import { sumOf } from "../blocks/travel/travel-time.ts";
import { TravelTimes } from "../blocks/travel/travel-times.tsx";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import type { ItemsData } from "./loaders/items.ts";

/** The offices of a region, linked to their pages, the nearest to headquarters first. */
export default function NetworkPage({ group }: ItemsData) {
  const t = useMessages();
  return (
    <ItemsPage group={group} background="page" types={["ItemList"]}>
      {({ items }) => (
        <>
          <TravelTimes offices={items} />
          <ContactCards
            isLinked
            items={items.toSorted((a, b) => sumOf(a.route, "minutes") - sumOf(b.route, "minutes"))}
            noteOf={({ subTitle }) =>
              subTitle && (
                <p>
                  <span className="visually-hidden">{t("serves")} </span>
                  {subTitle}
                </p>
              )
            }
          />
        </>
      )}
    </ItemsPage>
  );
}
