import { Summary } from "../../blocks/breakable-text/summary.tsx";
import { FileLink } from "../../blocks/file-link/file-link.tsx";
import { Prose } from "../../blocks/prose/prose.tsx";
import chapter from "../../blocks/story/chapter.module.css";
import type { ContentItem } from "../../content/types.ts";
import styles from "./font-specimens.module.css";

/** Typefaces with a specimen, which is a picture so that no font must be loaded. */
export function FontSpecimens({ items }: { items: ContentItem[] }) {
  return items.map((font) => (
    <section className={chapter.chapter} key={font.id} aria-labelledby={`font-${font.id}`}>
      <div className={`${chapter.head} ${styles.head}`}>
        <h2 className={chapter.title} id={`font-${font.id}`}>
          {font.title}
        </h2>
        {font.subTitle && <p className={chapter.subTitle}>{font.subTitle}</p>}
        <Summary className={chapter.summary} text={font.summary} />
        <FileLink item={font} />
      </div>
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
      <div className={`${chapter.body} ${styles.body}`}>
        <Prose item={withWeights(font)} />
      </div>
    </section>
  ));
}

/** Rows of a table of the font's weights: its name, and its number. */
const WEIGHT = /(<td[^>]*>)([^<]+)<\/td>\s*<td[^>]*>([1-9]00)<\/td>/g;

/** Sets each name in a table of weights in its weight. */
function withWeights(font: ContentItem): ContentItem {
  const weights = [...font.content.matchAll(WEIGHT)].flatMap(
    ({ index, 1: tag = "", 2: name = "", 3: weight }) => {
      const at = index + tag.length;
      return [
        { at, html: `<span style="font-weight:${weight}">` },
        { at: at + name.length, html: "</span>" },
      ];
    },
  );
  return { ...font, figures: [...(font.figures ?? []), ...weights] };
}
