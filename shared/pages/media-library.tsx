import { Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../blocks/breakable-text/summary.tsx";
import { Grid } from "../blocks/card/grid.tsx";
import { FileLink } from "../blocks/files/file-link.tsx";
import { PicturePreview } from "../blocks/picture-preview/picture-preview.tsx";
import { DatedRows } from "../blocks/row/dated-rows.tsx";
import { channelsOf, contrast, GRAPHITE, WHITE } from "../content/colour-values.ts";
import type { ContentCard } from "../content/types.ts";
import { GroupPage } from "../layouts/page/group-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import type { GroupProps } from "../page/view-props.ts";
import type { GroupsData } from "./loaders/groups.ts";
import styles from "./media-library.module.css";

export default function MediaLibraryPage({ group }: GroupsData) {
  return (
    <GroupPage group={group} ground="stage">
      {({ indexName, items }) => <MediaLibrary indexName={indexName} items={items} />}
    </GroupPage>
  );
}

/** Logos or photographs with a preview, colours, and files for download. */
function MediaLibrary({ items }: GroupProps) {
  const pictures = items.filter(({ imgUrl }) => imgUrl);
  const others = items.filter(({ imgUrl }) => !imgUrl);
  const isDrawn = pictures[0]?.imgUrl?.endsWith(".svg");
  const colours = others.filter(isColour);
  const files = others.filter((item) => !isColour(item));
  return (
    <>
      {pictures.length > 0 && (
        <Grid columns={isDrawn ? 3 : 2}>
          {pictures.map((item, index) => (
            <li
              className={`${styles.picture} ${isDrawn && index === 0 ? styles.specimen : ""}`}
              key={item.id}
            >
              <PicturePreview item={item} />
              <Caption item={item} />
            </li>
          ))}
        </Grid>
      )}
      {colours.length > 0 && (
        <ul className={styles.colours}>
          {colours.map((colour) => (
            <Colour key={colour.id} colour={colour} />
          ))}
        </ul>
      )}
      {files.length > 0 && <DatedRows items={files} hrefOf={() => undefined} />}
    </>
  );
}

function Caption({ item }: { item: ContentCard }) {
  const { subTitle, summary, source } = item;
  return (
    <>
      <Title as="h2" className="title-3" item={item} />
      <Summary className="note" text={summary} />
      <p className={`${styles.facts} facts`}>
        {subTitle && <span>{subTitle}</span>}
        {source && <span>{source}</span>}
      </p>
      <FileLink item={item} />
    </>
  );
}

/** A colour of the brand with its values, and how it stands out from the grounds of the logo. */
function Colour({ colour: { title, subTitle = "", summary, source } }: { colour: ContentCard }) {
  const t = useMessages();
  const values = [
    ["HEX", subTitle],
    ["RGB", channelsOf(subTitle).join(" ")],
    ["CMYK", source],
    [t("onWhite"), `${contrast(subTitle, WHITE).toFixed(1)}:1`],
    [t("onGraphite"), `${contrast(subTitle, GRAPHITE).toFixed(1)}:1`],
  ];
  return (
    <li style={{ "--colour": subTitle }}>
      <h2>{title}</h2>
      <Summary className="note" text={summary} />
      <dl>
        {values.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}

function isColour({ subTitle }: ContentCard): boolean {
  return /^#[\da-f]{6}$/i.test(subTitle ?? "");
}
