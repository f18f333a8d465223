import { useRef } from "react";
import type { ContentCard } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./picture-preview.module.css";

/**
 * A small picture that opens enlarged in a modal dialog. In browsers that support invoker commands, the preview also
 * works without scripts.
 */
export function PicturePreview({ item, sizes }: { item: ContentCard; sizes: string }) {
  const t = useMessages();
  const name = item.title;
  const id = `preview-${item.id}`;
  const dialog = useRef<HTMLDialogElement & ModalDialog>(null);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        {...{ command: "show-modal", commandfor: id }}
        onClick={(event) => {
          // Otherwise the browser would carry out the button's command as well, and open the dialog a second time.
          event.preventDefault();
          dialog.current?.showModal();
        }}
        aria-haspopup="dialog"
        aria-label={t("preview", { name })}
      >
        <Picture className={styles.small} item={item} sizes={sizes} />
      </button>
      <dialog
        ref={dialog}
        className={`${styles.preview} dark`}
        id={id}
        aria-label={name}
        {...{ closedby: "any" }}
      >
        <Picture
          className={styles.large}
          item={item}
          alt={name}
          sizes="min(92vw, 80rem)"
          loading="lazy"
        />
        <p className={styles.caption}>{name}</p>
        <button
          type="button"
          className={styles.close}
          {...{ command: "close", commandfor: id }}
          onClick={() => dialog.current?.close()}
          aria-label={t("closePreview")}
        >
          <Icon name="close" />
        </button>
      </dialog>
    </>
  );
}

/**
 * The members of HTMLDialogElement that are used here. This file is also compiled for the worker, which has no types
 * of elements.
 */
interface ModalDialog {
  showModal(): void;
  close(): void;
}
