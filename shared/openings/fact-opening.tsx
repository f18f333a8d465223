import type { CSSProperties, ReactNode } from "react";
import { site } from "../brand/site.ts";
import type { Fact } from "../content/facts.ts";
import { firstGroup, GROUP_PARAMETER, groupQuery, groupSlug } from "../content/groups.ts";
import { usePage, usePagePath } from "../document/page-context.tsx";
import { amount } from "../i18n/numbers.ts";
import type { Background } from "../layouts/page-opening.tsx";
import { chapterId } from "../routing/chapter-id.ts";
import { textKeys } from "../text/text-keys.ts";
import { MediaPicture } from "../ui/media-picture.tsx";
import { PosterFigure } from "../ui/poster-figure.tsx";
import styles from "./fact-opening.module.css";

interface FactOpeningProps {
  facts: readonly Fact[];
  background?: Background | undefined;
  /** Drawn below the facts; below one or two in place of the picture. */
  children?: ReactNode;
}

const pictures: Readonly<Record<string, string>> = site.pictures.openings;

/** Facts of a page's content at poster size; the page's picture if there are none. */
export function FactOpening({ facts, background, children }: FactOpeningProps) {
  if (facts.length === 0) return <OpeningPicture sizes={WIDE} />;
  return (
    <div className={styles.opening}>
      {facts.length <= 2 ? (
        <Poster facts={facts} background={background}>
          {children ?? <OpeningPicture sizes={facts.length === 1 ? BESIDE : WIDE} />}
        </Poster>
      ) : (
        <>
          <Strip facts={facts} />
          {children}
        </>
      )}
    </div>
  );
}

/** `sizes` of a picture as wide as the page, and of one beside a single figure. */
const WIDE = "min(91vw, 90rem)";
const BESIDE = "(width > 750px) min(72vw, 81rem), 90vw";

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

/** One fact or two, and a drawing or a picture. Of two in the dark what was is hot, what has become of it has cooled. */
function Poster({ facts, background, children }: FactOpeningProps) {
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
          <PosterFigure {...fact} isMetal={isMetal} />
        </p>
      ))}
      {children}
    </div>
  );
}

const ROWS_OF_DOTS = 5;

/** Facts, of each group if there are groups; each leads to the item that explains it. */
function Strip({ facts }: { facts: readonly Fact[] }) {
  const path = usePagePath();
  const { route, node: pageNode } = usePage();
  const hasGroups = route.parameters?.includes(GROUP_PARAMETER);
  const queryOf = (indexName: string) => groupQuery(groupSlug(indexName), firstGroup(pageNode));
  const keys = textKeys(facts.map(({ text }) => text));
  const isCounted = facts.some(({ total }) => total !== undefined);
  return (
    <ol className={`${styles.strip} stack`} style={sizeOf(facts)}>
      {facts.map((fact, index) => {
        const { id, title, node } = fact;
        const query = hasGroups && node ? queryOf(node.nodeIndexName) : "";
        return (
          <li key={keys[index]}>
            <a href={`${path}${query}#${chapterId({ id })}`}>
              <span className={styles.name}>{hasGroups ? node?.nodeName : title}</span>{" "}
              <PosterFigure
                {...fact}
                isDrawn={isCounted}
                columns={Math.ceil((fact.total ?? amount(fact.number)) / ROWS_OF_DOTS)}
              />
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** How many figures must fit in a line, and in the longest value; a unit has a quarter of its characters. */
function sizeOf(facts: readonly Fact[]): CSSProperties {
  const lengths = facts.map(({ number, unit }) => number.length + unit.length / 4);
  return {
    "--characters": lengths.reduce((sum, length) => sum + length),
    "--longest": Math.max(...lengths),
  };
}
