import type { CSSProperties, ReactNode } from "react";
import { DeferredPart } from "../../blocks/deferred-part/deferred-part.tsx";
import { Dots } from "../../blocks/dots/dots.tsx";
import { MediaPicture } from "../../blocks/picture/media-picture.tsx";
import { chapterId } from "../../blocks/section/chapter.tsx";
import { amount, type Fact } from "../../content/facts.ts";
import { firstGroup, groupQuery, groupSlug } from "../../content/groups.ts";
import type { Deferred } from "../../page/deferred.ts";
import { usePage, usePagePath } from "../../page/page-context.tsx";
import { views } from "../../routing/views.ts";
import { site } from "../../site.ts";
import { coolingColour } from "../../styles/mix-tokens.ts";
import styles from "./fact-opening.module.css";
import { type Ground, OwnOpening } from "./own-opening.tsx";

interface FactOpeningProps<T> {
  value: Deferred<T>;
  ground: Ground;
  factsOf: (value: T) => readonly Fact[];
  /** About how high the content is in narrow and in wide windows, while it is awaited; by default as a line of facts. */
  height?: { narrow: string; wide: string };
  /** Drawn below the facts; below one or two in place of the picture. */
  children?: (value: T) => ReactNode;
}

const pictures: Readonly<Record<string, string>> = site.pictures.openings;

/** Facts of a page's content at poster size; the page's picture if there are none. */
export function FactOpening<T>({ value, ground, factsOf, height, children }: FactOpeningProps<T>) {
  return (
    <OwnOpening ground={ground}>
      <div className={styles.opening}>
        <DeferredPart
          value={value}
          fallback={
            <div
              className={styles.waiting}
              style={height && { "--narrow": height.narrow, "--wide": height.wide }}
              data-skeleton=""
            />
          }
          failure={<OpeningPicture />}
          isSecond
        >
          {(loaded) => {
            const facts = factsOf(loaded);
            if (facts.length === 0) return <OpeningPicture />;
            const drawing = children?.(loaded);
            if (facts.length <= 2) {
              return (
                <Poster facts={facts} look={ground === "stage" ? "metal" : ""}>
                  {drawing ?? <OpeningPicture />}
                </Poster>
              );
            }
            return (
              <>
                <Strip facts={facts} />
                {drawing}
              </>
            );
          }}
        </DeferredPart>
      </div>
    </OwnOpening>
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
          <Value fact={fact} look={look} />
          <span className={styles.text}>{fact.text}</span>
        </p>
      ))}
      {children}
    </div>
  );
}

/** Facts, of each group if there are groups, along a line that cools; each leads to the item that explains it. */
function Strip({ facts }: { facts: readonly Fact[] }) {
  const path = usePagePath();
  const { route, node: pageNode } = usePage();
  const hasGroups = views[route.view].kind === "groups";
  const queryOf = (indexName: string) => groupQuery(groupSlug(indexName), firstGroup(pageNode));
  const colours = facts.map((_, index) => coolingColour(index / (facts.length - 1)));
  // The line has the colour of each number where that stands.
  const stops = colours.map(
    (colour, index) => `${colour} ${(100 * (index + 0.5)) / facts.length}%`,
  );
  const isCounted = facts.some(({ total }) => total !== undefined);
  return (
    <ol
      className={styles.strip}
      data-counted={isCounted}
      style={{ ...sizeOf(facts), "--cooling": stops.join() }}
    >
      {facts.map((fact, index) => {
        const { text, id, title, node } = fact;
        const query = hasGroups && node ? queryOf(node.nodeIndexName) : "";
        return (
          <li key={text} style={{ "--tint": colours[index] }}>
            <a href={`${path}${query}#${chapterId({ id })}`}>
              <span className={styles.name}>{hasGroups ? node?.nodeName : title}</span>
              <Value fact={fact} />
              {isCounted && <Count fact={fact} />}
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

/** Rows of dots, and how many of them can be told apart. */
const ROWS = 5;
const MOST = 200;

/** A dot for each one that a fact counts, or that its number is a part of. */
function Count({ fact: { number, total = amount(number) } }: { fact: Fact }) {
  const columns = Math.ceil(total / ROWS);
  return (
    <span className={styles.count} style={{ "--columns": columns }} aria-hidden="true">
      {total <= MOST && <Dots columns={columns} count={total} lit={amount(number)} />}
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
