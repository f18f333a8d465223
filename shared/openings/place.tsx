import { Chapter } from "../blocks/chapter.tsx";
import type { LeadContent } from "../content/groups.ts";
import type { ContentItem } from "../content/types.ts";
import { Contact } from "../items/contact.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./place.module.css";

/**
 * The opening (top of a page) that shows the page's first item as a place, with contact details and a picture. The
 * content below the opening begins with the item's text.
 */
export default {
  background: "dark",
  Lead: Place,
  shown: ([item]: readonly ContentItem[]) => item,
  Rest: ({ item }: { item: ContentItem }) => <Chapter item={item} picture="none" />,
  description: "text",
  types: ["Organization"],
} as const;

/** The contact details of the place, and a picture of the building. */
function Place({ items: [place] }: LeadContent) {
  if (!place) return null;
  return (
    <div className={styles.place}>
      <div className={styles.contact}>
        <Contact item={place} />
      </div>
      {place.imgUrl && (
        <Picture
          className={`${styles.building} no-print`}
          item={place}
          sizes="(width > 970px) 60vw, 100vw"
          loading="first"
        />
      )}
    </div>
  );
}
