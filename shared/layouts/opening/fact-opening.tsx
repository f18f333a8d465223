import type { CSSProperties, ReactNode } from "react";
import { Dots, MAX_DOTS } from "../../blocks/dots/dots.tsx";
import { MediaPicture } from "../../blocks/picture/media-picture.tsx";
import { chapterId } from "../../blocks/section/chapter.tsx";
import { amount, type Fact } from "../../content/facts.ts";
import { firstGroup, GROUP_PARAMETER, groupQuery, groupSlug } from "../../content/groups.ts";
import { usePage, usePagePath } from "../../page/page-context.tsx";
import { site } from "../../site.ts";
import type { Ground } from "../page/opening.tsx";
import styles from "./fact-opening.module.css";

interface FactOpeningProps {
  facts: readonly Fact[];
  ground?: Ground;
  /** Drawn below the facts; below one or two in place of the picture. */
  children?: ReactNode;
}

const pictures: Readonly<Record<string, string>> = site.pictures.openings;

/** Facts of a page's content at poster size; the page's picture if there are none. */
export function FactOpening({ facts, ground, children }: FactOpeningProps) {
  if (facts.length === 0) return <OpeningPicture />;
  return (
    <div className={styles.opening}>
      {facts.length <= 2 ? (
        <Poster facts={facts} look={ground === "stage" ? "metal" : ""}>
          {children ?? <OpeningPicture />}
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

function OpeningPicture() {
  const { indexName = "" } = usePage().route;
  return (
    <MediaPicture
      className={styles.picture}
      name={pictures[indexName] ?? site.pictures.sections.home}
      sizes="(width > 970px) 60vw, 92vw"
      loading="first"
    />
  );
}

interface PosterProps {
  facts: readonly Fact[];
  /** Class of the numbers. */
  look: string;
  children: ReactNode;
}

/** One fact or two, and a drawing or a picture. */
function Poster({ facts, look, children }: PosterProps) {
  return (
    <div className={styles.poster} data-count={facts.length} style={sizeOf(facts)}>
      {facts.map((fact) => (
        <p key={fact.text}>
          <Value fact={fact} look={look} /> <span className={styles.text}>{fact.text}</span>
        </p>
      ))}
      {children}
    </div>
  );
}

/** Facts, of each group if there are groups, along a hot line; each leads to the item that explains it. */
function Strip({ facts }: { facts: readonly Fact[] }) {
  const path = usePagePath();
  const { route, node: pageNode } = usePage();
  const hasGroups = route.parameters?.includes(GROUP_PARAMETER);
  const queryOf = (indexName: string) => groupQuery(groupSlug(indexName), firstGroup(pageNode));
  const isCounted = facts.some(({ total }) => total !== undefined);
  return (
    <ol className={styles.strip} data-counted={isCounted} style={sizeOf(facts)}>
      {facts.map((fact) => {
        const { text, id, title, node } = fact;
        const query = hasGroups && node ? queryOf(node.nodeIndexName) : "";
        return (
          <li key={text}>
            <a href={`${path}${query}#${chapterId({ id })}`}>
              <span className={styles.name}>{hasGroups ? node?.nodeName : title}</span>{" "}
              <Value fact={fact} /> {isCounted && <Count fact={fact} />}
              <span className={styles.text}>{text}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** A number, its unit beside it. */
function Value({ fact: { number, unit }, look = "" }: { fact: Fact; look?: string }) {
  return (
    <span className={styles.value}>
      <span className={`${styles.number} ${look}`} data-first={number[0]}>
        {number}
      </span>{" "}
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}

const ROWS_OF_DOTS = 5;

/** A dot for each one that a fact counts, or that its number is a part of. */
function Count({ fact: { number, total = amount(number) } }: { fact: Fact }) {
  const columns = Math.ceil(total / ROWS_OF_DOTS);
  return (
    <span className={styles.count} style={{ "--columns": columns }} aria-hidden="true">
      {total <= MAX_DOTS.column && <Dots columns={columns} count={total} lit={amount(number)} />}
    </span>
  );
}

/** How many figures must fit in a line, in the longest value, for which a unit has a quarter of its characters, and in the first number. */
function sizeOf(facts: readonly Fact[]): CSSProperties {
  const lengths = facts.map(({ number, unit }) => number.length + unit.length / 4);
  return {
    "--characters": lengths.reduce((sum, length) => sum + length),
    "--longest": Math.max(...lengths),
    "--figures": facts[0]?.number.length,
  };
}
