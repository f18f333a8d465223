import { useMessages } from "../i18n/locale-context.tsx";
import { ContactCards } from "../items/contact.tsx";
import { sumOf } from "../items/travel-time.ts";
import { TravelTimes } from "../items/travel-times.tsx";
import { ItemsLayout } from "../layouts/items-layout.tsx";
import type { ItemsData } from "../loaders/items.ts";

/** The offices of a region with links to their pages. The office nearest to headquarters comes first. */
export default function NetworkPage({ list }: ItemsData) {
  const t = useMessages();
  return (
    <ItemsLayout list={list} background="page" types={["ItemList"]}>
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
    </ItemsLayout>
  );
}
