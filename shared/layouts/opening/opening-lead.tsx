import { Chart } from "../../blocks/chart/chart.tsx";
import { Contact } from "../../blocks/contact/contact.tsx";
import { Headline } from "../../blocks/headline/headline.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import { nameMeaning } from "../../brand/home.ts";
import { defaultLocale } from "../../brand/locales.ts";
import { site } from "../../brand/site.ts";
import type { Opening } from "../../content/blocks.ts";
import type { Fact } from "../../content/facts.ts";
import { isHan } from "../../content/is-han.ts";
import type { ContentItem } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
import type { Background } from "../page/opening.tsx";
import { FactOpening } from "./fact-opening.tsx";
import styles from "./opening.module.css";

/** Black for counts and pictures, pale for explanation. */
export const backgroundOf: Record<Opening, Background> = {
  name: "page",
  count: "dark",
  facts: "dark",
  first: "page",
  place: "dark",
  motto: "dark",
};

/** What the page's node says, else the page. */
export function useOpening(): Opening {
  const { node, route } = usePage();
  return node?.opening ?? route.opening ?? "name";
}

interface OpeningLeadProps {
  opening: Opening;
  facts: readonly Fact[];
  first: ContentItem | undefined;
}

/** What an opening shows of a page's content. */
export function OpeningLead({ opening, facts, first }: OpeningLeadProps) {
  const { route } = usePage();
  if (opening === "facts") return <FactOpening facts={facts} background={backgroundOf.facts} />;
  if (opening === "motto") return <Motto />;
  if (!first) return null;
  if (opening === "place") return <Place place={first} />;
  const isChart = (first.block ?? route.first) === "chart";
  return isChart ? <Chart item={first} /> : <Headline item={first} />;
}

/** Whether an opening shows more than the page's name. */
export function hasLead(opening: Opening): boolean {
  return opening !== "name" && opening !== "count";
}

/** The company's name cut into a plate, beside a Chinese motto in vertical lines. */
function Motto() {
  const { locale } = usePage();
  const motto = site.motto[defaultLocale];
  return (
    <div className={styles.motto}>
      {(locale !== defaultLocale || !isHan(motto)) && (
        <p className={styles.translation}>{site.motto[locale]}</p>
      )}
      <figure className={styles.plate}>
        <img src="/media/relief.svg" alt="" width={640} height={430} fetchPriority="high" />
        <figcaption className="note">{nameMeaning[locale]}</figcaption>
      </figure>
      {isHan(motto) && (
        <p className={styles.lines} lang={defaultLocale}>
          {motto.split("，").map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** The building, and how to reach it. */
function Place({ place }: { place: ContentItem }) {
  return (
    <div className={styles.place}>
      <div className={styles.contact}>
        <Contact item={place} />
      </div>
      {place.imgUrl && (
        <Picture
          className={styles.building}
          item={place}
          sizes="(width > 970px) 60vw, 100vw"
          loading="first"
        />
      )}
    </div>
  );
}
