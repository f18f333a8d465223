import { useMessages } from "../document/page-context.tsx";
import { ItemsPage } from "../layouts/items-page.tsx";
import { ContactCards } from "../ui/contact.tsx";
import { sumOf } from "../ui/travel-time.ts";
import { TravelTimes } from "../ui/travel-times.tsx";
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
