import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../layouts/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./picture-preview.module.css";

/** A small picture that opens large; the browser's own popover does it without a script. */
export function PicturePreview({ item }: { item: ContentCard }) {
  const t = useMessages();
  const name = item.title;
  const popover = `preview-${item.id}`;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={popover}
        aria-label={t("preview", { name })}
      >
        <Picture
          className={styles.small}
          item={item}
          alt=""
          sizes="(width > 970px) 28rem, (width > 600px) 45vw, 92vw"
        />
      </button>
      <div className={styles.preview} id={popover} popover="auto" role="dialog" aria-label={name}>
        <Picture className={styles.large} item={item} alt={name} sizes="92vw" loading="lazy" />
        <p className={styles.caption}>{name}</p>
        <button
          type="button"
          className={styles.close}
          popoverTarget={popover}
          popoverTargetAction="hide"
          aria-label={t("closePreview")}
        >
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}
