import type { ReactNode } from "react";
import { factsOf } from "../content/facts.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { padNumber } from "../i18n/numbers.ts";
import { FileLink } from "../items/file-link.tsx";
import { Prose } from "../items/prose.tsx";
import { Summary, Title } from "../ui/breakable-text.tsx";
import { Facts } from "../ui/facts.tsx";
import { Picture } from "../ui/picture.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./chapter.module.css";

/** Items as numbered chapters. */
export default function Chapters({ items }: { items: ContentItem[] }) {
  return items.map((item, index) => (
    <Chapter
      key={itemKey(item)}
      item={item}
      mark={
        items.length > 1 && (
          <p className={`${styles.number} label`} aria-hidden="true">
            {padNumber(index + 1, 2)}
          </p>
        )
      }
    />
  ));
}

interface ChapterProps {
  item: ContentItem;
  /** Stands above the title. */
  mark?: ReactNode;
  /** `none` if the page shows the picture elsewhere. */
  picture?: "body" | "none";
}

/** A complete item as a section of a page. */
export function Chapter({ item, picture = "body", ...section }: ChapterProps) {
  return (
    <Section
      {...section}
      id={chapterId(item)}
      title={<Title item={item} />}
      more={
        <>
          {item.subTitle && <p className={styles.subTitle}>{item.subTitle}</p>}
          <Summary className={styles.summary} text={item.summary} />
          <Facts
            className={styles.facts}
            facts={factsOf({ ...item, facts: item.sideFacts ?? [] })}
          />
          {item.fileUrl && (
            <p className={styles.file}>
              <FileLink item={item} />
            </p>
          )}
        </>
      }
    >
      {picture === "body" && item.imgUrl && (
        <Picture
          className={styles.picture}
          item={item}
          sizes="(width > 970px) min(59vw, 59rem), 90vw"
        />
      )}
      <Prose item={item} level={3} />
    </Section>
  );
}
