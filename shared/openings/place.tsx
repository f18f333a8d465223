import { Chapter } from "../blocks/chapter.tsx";
import { Contact } from "../items/contact.tsx";
import { Picture } from "../ui/picture.tsx";
import type { LeadProps, Opening } from "./opening.ts";
import styles from "./place.module.css";

/** The page's first item as a place: how to reach it, and its picture. The content begins with its text. */
const place: Opening = {
  background: "dark",
  Lead: Place,
  shown: ([item]) => item,
  Rest: ({ item }) => <Chapter item={item} picture="none" />,
  description: "text",
  types: ["Organization"],
};
export default place;

/** The building, and how to reach it. */
function Place({ items: [place] }: LeadProps) {
  if (!place) return null;
  return (
    <div className={styles.place}>
      <div className={styles.contact}>
        <Contact item={place} />
      </div>
      {place.imgUrl && (
        <Picture
          className={`${styles.building} screen`}
          item={place}
          sizes="(width > 970px) 60vw, 100vw"
          loading="first"
        />
      )}
    </div>
  );
}
