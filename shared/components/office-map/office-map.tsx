import { groupSlug } from "../../content/groups.ts";
import { useMessages } from "../../page/page-context.tsx";
import styles from "./office-map.module.css";

/**
 * Where the offices of a region are, among all others: the drawing highlights what
 * its fragment names. An illustration only: the list beside it says the same, and
 * marks as near as these are no targets for a finger.
 */
export function OfficeMap({ region }: { region: string }) {
  const t = useMessages();
  const src = `/maps/offices.svg#${groupSlug(region)}`;
  return (
    <figure className={styles.map} aria-hidden="true">
      {/* Another fragment of the same image needs another element. */}
      <img key={src} src={src} width="520" height="362" alt="" />
      <figcaption className={styles.legend}>
        <span>{t("mapOffices")}</span>
        <span>{t("mapOtherOffices")}</span>
        <span>{t("mapWorks")}</span>
      </figcaption>
    </figure>
  );
}
