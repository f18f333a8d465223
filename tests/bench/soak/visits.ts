import type { WarmPath } from "./paths.ts";
import { pick, type Random } from "./random.ts";

export type Kind = "warmed" | "conditional" | "tracked" | "never seen";

/** One request of the load. */
export interface Visit {
  kind: Kind;
  path: string;
  /** The requested path, if it is a warmed one. */
  warm?: WarmPath;
  headers?: Record<string, string>;
}

const CONDITIONAL_SHARE = 0.1;
const NEW_SHARE = 0.05;

/** 85 % warmed pages, 10 % warmed pages with their ETag, 5 % URLs not requested before. */
export function createVisits(paths: WarmPath[], random: Random): () => Visit {
  let count = 0;
  const tagged = paths.filter(({ etag }) => etag !== undefined);
  return () => {
    const drawn = random();
    if (drawn < NEW_SHARE) return newVisit(pick(paths, random), count++, random);
    if (drawn < NEW_SHARE + CONDITIONAL_SHARE) return conditional(pick(tagged, random));
    const warm = pick(paths, random);
    return { kind: "warmed", path: warm.path, warm };
  };
}

function conditional(warm: WarmPath): Visit {
  const headers = { "if-none-match": warm.etag ?? "" };
  return { kind: "conditional", path: warm.path, warm, headers };
}

function newVisit(warm: WarmPath, count: number, random: Random): Visit {
  const parameter = `utm_source=letter-${count}`;
  const joined = `${warm.path}${warm.path.includes("?") ? "&" : "?"}${parameter}`;
  return pick<Visit>(
    [
      { kind: "tracked", path: joined, warm },
      { kind: "never seen", path: `/news/news_detail/${9_000_000 + count}` },
      { kind: "never seen", path: `/home/search?keyword=${encodeURIComponent(`钢卷${count}`)}` },
      { kind: "never seen", path: `/news/press_releases?page=${999 + count}` },
    ],
    random,
  );
}
