import { groupSlug } from "../../content/groups.ts";
import { useMessages } from "../../page/page-context.tsx";
import styles from "./office-map.module.css";

/**
 * A map of all offices; the fragment of its URL highlights those of a region. Only an
 * illustration of the list beside it: its marks are too close together to be touch targets.
 */
export function OfficeMap({ region }: { region: string }) {
  const t = useMessages();
  const src = `/maps/offices.svg#${groupSlug(region)}`;
  return (
    <figure className={styles.map} aria-hidden="true">
      {/* Browsers ignore a change of only the fragment; the key creates a new element. */}
      <img key={src} src={src} width="520" height="362" alt="" />
      <figcaption className={styles.legend}>
        <span>{t("mapOffices")}</span>
        <span>{t("mapOtherOffices")}</span>
        <span>{t("mapWorks")}</span>
      </figcaption>
    </figure>
  );
}
