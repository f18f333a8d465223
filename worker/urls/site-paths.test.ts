import { expect, test } from "vitest";
import { pageRoutes } from "../../shared/brand/pages.ts";
import type { ViewName } from "../../shared/routing/page-route.ts";
import { canonicalQuery } from "./site-paths.ts";

function query(view: ViewName, search: string): string {
  const route = pageRoutes.find((each) => each.view === view);
  return canonicalQuery(route ?? {}, new URL(`https://site.invalid/x${search}`));
}

test.each<[ViewName, string, string]>([
  ["list", "?pageSize=20&page=2", "page=2&pageSize=20"],
  ["list", "?page=1&pageSize=12", ""],
  ["list", "?page=-3&pageSize=13&utm_source=mail", ""],
  ["list", "?page=007", "page=7"],
  ["list", "?page=2&page=3", "page=2"],
  ["positions", "?position=18001&x=1", "position=18001"],
  ["positions", "?position=../x", ""],
  [
    "disclosures",
    "?kind=%E5%B9%B4%E6%8A%A5&year=2026&place=x",
    "kind=%E5%B9%B4%E6%8A%A5&year=2026",
  ],
  ["disclosures", "?year=26&kind=", ""],
  ["positions", "?field=R%26D&place=Nanjing&year=2026", "field=R%26D&place=Nanjing"],
  ["positions", `?place=${"x".repeat(65)}`, ""],
  ["network", "?group=region-east&page=2", "group=region-east"],
  ["network", `?group=${"x".repeat(65)}`, ""],
  [
    "search",
    "?section=news&keyword=+steel++mill+&page=2",
    "keyword=steel+mill&page=2&section=news",
  ],
  ["timeline", "?page=2&group=x&keyword=y", ""],
  ["article", "?page=2", ""],
])(
  "a page with the view %s and the query “%s” has the canonical query “%s”",
  (view, search, canonical) => {
    expect(query(view, search)).toBe(canonical);
  },
);
