import type { CSSProperties, ReactNode } from "react";
import { site } from "../brand/site.ts";
import type { LeadContent } from "../content/groups.ts";
import { usePage } from "../rendering/contexts.tsx";
import { textKeys } from "../text/text-keys.ts";
import { Fact } from "../ui/fact.tsx";
import { MediaPicture } from "../ui/media-picture.tsx";
import styles from "./facts.module.css";
import "../ui/metal.css";

/** The opening (top of a page) with key figures of the page's items in large type, and with the page's picture. */
export default {
  background: "dark",
  Lead: ({ facts }: LeadContent) => <FactOpening facts={facts} background="dark" />,
  description: "text",
} as const;

interface FactOpeningProps {
  facts: LeadContent["facts"];
  background?: "dark";
  /** Drawn below the facts, in place of the picture. */
  children?: ReactNode;
}

const pictures: Readonly<Record<string, string>> = site.pictures.openings;

/**
 * Shows one fact at poster size, or two facts that are compared, with a drawing or the page's picture. Without facts,
 * it shows only the picture. On a dark background, the first of two facts has a hot colour. The second fact is newer
 * and has a cool colour.
 */
export function FactOpening({ facts, background, children }: FactOpeningProps) {
  if (facts.length === 0) return <OpeningPicture sizes={WIDE} />;
  const keys = textKeys(facts.map(({ text }) => text));
  const isMetal = background === "dark" && facts.length > 1;
  return (
    <div
      className={`${styles.poster} stack`}
      data-count={facts.length}
      data-metal={isMetal || undefined}
      style={sizeOf(facts)}
    >
      {facts.map((fact, index) => (
        <p key={keys[index]}>
          <Fact {...fact} variant="poster" isMetal={isMetal} />
        </p>
      ))}
      {children ?? <OpeningPicture sizes={facts.length === 1 ? BESIDE : WIDE} />}
    </div>
  );
}

/** The `sizes` of a picture as wide as the page, and of a picture beside a single fact. */
const WIDE = "min(91vw, 90rem)";
const BESIDE = "(width > 970px) min(64vw, 81rem), (width > 750px) 74vw, 90vw";

function OpeningPicture({ sizes }: { sizes: string }) {
  const { indexName = "" } = usePage().route;
  return (
    <MediaPicture
      className={styles.picture}
      name={pictures[indexName] ?? site.pictures.sections.home}
      sizes={sizes}
      loading="first"
    />
  );
}

/**
 * Returns CSS variables with two lengths: the length of all values on one line, and the length of the longest value.
 * The unit of both is the width of a digit. A character of a number counts as 1, and a character of a unit as 0.25. On
 * one line, a percent sign counts as 1.6.
 */
function sizeOf(facts: LeadContent["facts"]): CSSProperties {
  const lengths = facts.map(({ number, unit }) => number.length + unit.length / 4);
  const signs = facts.filter(({ number }) => number.endsWith("%")).length;
  return {
    "--characters": lengths.reduce((sum, length) => sum + length) + signs * 0.6,
    "--longest": Math.max(...lengths),
  };
}
