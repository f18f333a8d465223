import type { CSSProperties } from "react";
import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { DatedList } from "../../../components/dated-list/dated-list.tsx";
import { FileLink } from "../../../components/file-link/file-link.tsx";
import { PicturePreview } from "../../../components/picture-preview/picture-preview.tsx";
import type { ContentCard } from "../../../content/types.ts";
import type { GroupProps } from "../../../page/view-props.ts";
import styles from "./media-library.module.css";

/** Logos or photographs with a preview, colours, and files for download. */
export function MediaLibrary({ items }: GroupProps) {
  const pictures = items.filter(({ imgUrl }) => imgUrl);
  const others = items.filter(({ imgUrl }) => !imgUrl);
  const colours = others.filter(isColour);
  const files = others.filter((item) => !isColour(item));
  return (
    <>
      {pictures.length > 0 && (
        <ul
          className={styles.pictures}
          data-drawn={pictures[0]?.imgUrl?.endsWith(".svg") || undefined}
        >
          {pictures.map((item) => (
            <li className={styles.picture} key={item.id}>
              <PicturePreview item={item} />
              <Caption item={item} />
            </li>
          ))}
        </ul>
      )}
      {colours.length > 0 && (
        <ul className={styles.colours}>
          {colours.map(({ id, title, subTitle, summary }) => (
            <li key={id} style={{ "--colour": subTitle } as CSSProperties}>
              <h2>{title}</h2>
              <code>{subTitle}</code>
              {summary && <p>{summary}</p>}
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && <DatedList items={files} hrefOf={() => undefined} />}
    </>
  );
}

function Caption({ item }: { item: ContentCard }) {
  const { title, titleBreaks, subTitle, summary, source } = item;
  return (
    <>
      <BreakableText as="h2" className={styles.title} text={title} breaks={titleBreaks} />
      {summary && <p className={styles.summary}>{summary}</p>}
      <p className={styles.facts}>
        {subTitle && <span>{subTitle}</span>}
        {source && <span>{source}</span>}
      </p>
      <FileLink item={item} />
    </>
  );
}

function isColour({ subTitle }: ContentCard): boolean {
  return /^#[\da-f]{6}$/i.test(subTitle ?? "");
}
