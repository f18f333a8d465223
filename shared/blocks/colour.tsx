import { channelsOf, contrast, DARK, WHITE } from "../content/colour-values.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Summary } from "../ui/breakable-text.tsx";
import styles from "./colour.module.css";

export default function Colours({ items }: { items: readonly ContentCard[] }) {
  return (
    <ul className={`${styles.colours} columns`}>
      {items.map((colour) => (
        <Colour key={itemKey(colour)} colour={colour} />
      ))}
    </ul>
  );
}

/** A colour of the brand with its values, and its contrast with the backgrounds of the logo. */
function Colour({ colour }: { colour: ContentCard }) {
  const { title, subTitle = "", source } = colour;
  const t = useMessages();
  const values = [
    ["HEX", subTitle],
    ["RGB", channelsOf(subTitle).join(" ")],
    ["CMYK", source?.replace(/[CMYK](?=\d)/g, "")],
    [t("onWhite"), `${contrast(subTitle, WHITE).toFixed(1)}:1`],
    [t("onGraphite"), `${contrast(subTitle, DARK).toFixed(1)}:1`],
  ];
  return (
    <li id={chapterId(colour)} style={{ "--colour": subTitle }}>
      <h2 className="title-4">{title}</h2>
      <Summary className="note" item={colour} />
      <dl>
        {values.map(
          ([name, value]) =>
            value && (
              <div className="cluster" key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}
