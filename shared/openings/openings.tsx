import type { ComponentType } from "react";
import { Chart } from "../blocks/chart.tsx";
import { Contact } from "../blocks/contact.tsx";
import { Headline } from "../blocks/headline.tsx";
import { nameMeaning } from "../brand/home.ts";
import { defaultLocale } from "../brand/locales.ts";
import { site } from "../brand/site.ts";
import type { Opening } from "../content/blocks.ts";
import type { Fact } from "../content/facts.ts";
import { isHan } from "../content/is-han.ts";
import type { ContentItem } from "../content/types.ts";
import { usePage } from "../document/page-context.tsx";
import type { Background } from "../layouts/page-opening.tsx";
import { Picture } from "../ui/picture.tsx";
import { Characters } from "./characters.tsx";
import { Days } from "./days.tsx";
import { FactOpening } from "./fact-opening.tsx";
import { Growth } from "./growth.tsx";
import { Holdings } from "./holdings.tsx";
import styles from "./opening.module.css";

/** Black for counts and pictures, pale for explanation. */
export const backgroundOf: Record<Opening, Background> = {
  name: "page",
  count: "dark",
  facts: "dark",
  first: "page",
  place: "dark",
  motto: "dark",
  growth: "dark",
  characters: "page",
  holdings: "page",
  days: "page",
};

/** What the page's node says, else the page; two characters need a name of them. */
export function useOpening(): Opening {
  const { node, route } = usePage();
  const opening = node?.opening ?? route.opening ?? "name";
  return opening === "characters" && !isHan(site.name[defaultLocale]) ? "name" : opening;
}

interface LeadProps {
  items: ContentItem[];
  /** Of the items, or of all groups. */
  facts: readonly Fact[];
}

/** What openings show of a page's content; the others show its name only. */
export const leads: Partial<Record<Opening, ComponentType<LeadProps>>> = {
  facts: ({ facts }) => <FactOpening facts={facts} background={backgroundOf.facts} />,
  first: First,
  place: Place,
  motto: Motto,
  growth: Growth,
  characters: Characters,
  holdings: Holdings,
  days: Days,
};

function First({ items: [first] }: LeadProps) {
  const { route } = usePage();
  if (!first) return null;
  const isChart = (first.block ?? route.first) === "chart";
  return isChart ? <Chart item={first} /> : <Headline item={first} />;
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
      <figure className={`${styles.plate} screen`}>
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
function Place({ items: [place] }: LeadProps) {
  if (!place) return null;
  return (
    <div className={styles.place}>
      <div className={styles.contact}>
        <Contact item={place} />
      </div>
      {place.imgUrl && (
        <Picture
          className={`${styles.building} screen`}
          item={place}
          sizes="(width > 970px) 60vw, 100vw"
          loading="first"
        />
      )}
    </div>
  );
}
