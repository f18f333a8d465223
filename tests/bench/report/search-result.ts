import type { BenchResult } from "./result.ts";

/** What tests/bench/search.ts writes. */
interface SearchFindings {
  items: number;
  results: { keyword: string; page: number; hits: number; sqlMs: number; callMs: number }[];
}

/** The search's own findings in the form of all others. */
export function searchResult({ items, results }: SearchFindings): BenchResult {
  return {
    name: "search",
    title: "Search of the embedded content service",
    how: `A local D1 with ${items.toLocaleString("en")} generated items; a page of hits and their number, milliseconds of SQLite and of the whole call, medians.`,
    tables: [
      {
        caption: "Milliseconds",
        rows: results.map(({ keyword, page, hits, sqlMs, callMs }) => ({
          keyword,
          page,
          hits,
          "SQLite ms": sqlMs,
          "call ms": callMs,
        })),
      },
    ],
    targets: [],
  };
}
