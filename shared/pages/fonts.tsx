import { Chapter } from "../blocks/section/chapter.tsx";
import type { ContentItem } from "../content/types.ts";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import styles from "./fonts.module.css";
import type { FullListData } from "./loaders/full-list.ts";

export default function FontsPage({ items }: FullListData) {
  return (
    <ItemsPage items={items} ground="stage">
      {(loaded) => <FontSpecimens items={loaded} />}
    </ItemsPage>
  );
}

/** Typefaces below a specimen, which is a picture so that no font must be loaded. */
function FontSpecimens({ items }: { items: ContentItem[] }) {
  return items.map((font) => (
    <div className={styles.font} key={font.id}>
      {font.imgUrl && (
        <img
          className={styles.specimen}
          src={font.imgUrl}
          alt={font.title}
          width="1280"
          height="512"
          loading="lazy"
        />
      )}
      <Chapter item={font} picture="none" />
    </div>
  ));
}
