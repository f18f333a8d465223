import { gzipSync } from "node:zlib";
import type { BenchResult, Table, Target } from "../report/types.ts";
import { percentile, spreadOf } from "../rounds.ts";
import type { Elements } from "./elements.ts";
import type { FirstLoad } from "./first-load.ts";
import type { PageSubject, PageSubjects } from "./subjects.ts";

interface Measured {
  rounds: number;
  pages: PageSubjects;
  loads: Map<PageSubject, FirstLoad[]>;
  elements: Record<"site" | "plain", Elements[]>;
}

type Figure = Exclude<keyof FirstLoad, "largest">;

export function resultOf(measured: Measured): BenchResult {
  const { rounds, loads, elements } = measured;
  return {
    name: "browser",
    title: "In the browser",
    how: `A list page at default settings, its document from the cache, in Chromium; ${rounds} rounds in turn, nothing cached in the browser, everything compressed with gzip. Slow phone: Lighthouse's, throttled by the browser itself (processor 4 times slower, 562.5 ms a request, 1,474.56 kbit/s down, 675 up, 412 × 823). The plain data-mode page has the same list and navigation and the site's styles in one file. Total blocking time counts from the first paint until nothing has happened for two seconds; a page is hydrated when React has taken over the last link of its main part. An element is laid out when it has client rectangles, so it is not in anything with \`display: none\`.`,
    tables: [loadTable(loads), scriptTable(loads), elementTable(elements)],
    targets: [...loadTargets(measured), ...sizeTargets(measured), ...scriptTargets(measured)],
  };
}

function loadTable(loads: Measured["loads"]): Table {
  return {
    caption: "First load on the slow phone, milliseconds, median (middle half)",
    rows: [...loads].map(([{ name, isHydrated }, list]) => ({
      page: name,
      "first paint": spread(list, "firstPaint"),
      "largest paint": spread(list, "largestPaint"),
      blocking: spread(list, "blocking"),
      hydrated: isHydrated ? spread(list, "hydrated") : "–",
      "layout shift": median(list, "shift"),
      "largest is": list.at(-1)?.largest ?? "",
    })),
  };
}

function scriptTable(loads: Measured["loads"]): Table {
  return {
    caption: "Scripts of the first load, KB compressed",
    rows: [...loads].map(([{ name }, list]) => ({
      page: name,
      "until hydrated": median(list, "scriptsHydrated") / 1024,
      "in total": median(list, "scripts") / 1024,
      "ScrollReveal, later": median(list, "reveal") / 1024,
      requests: median(list, "requests"),
    })),
  };
}

function elementTable(elements: Measured["elements"]): Table {
  return {
    caption: "Elements",
    rows: Object.entries(elements).flatMap(([page, counts]) =>
      counts.map(({ width, all, laidOut, chrome }) => ({
        page: page === "site" ? "list page" : "plain data-mode page",
        "width px": width,
        all,
        "laid out": laidOut,
        "of these in header and footer": chrome,
      })),
    ),
  };
}

function loadTargets({ pages, loads }: Measured): Target[] {
  const of = (subject: PageSubject, figure: Figure) => median(loads.get(subject) ?? [], figure);
  const { site, bare, plain } = pages;
  return [
    {
      figure: "Total blocking time, slow phone",
      value: of(site, "blocking") / of(plain, "blocking"),
      most: 1,
      unit: "× plain",
    },
    {
      figure: "Total blocking time, over the same page without scripts",
      value: of(site, "blocking") - of(bare, "blocking"),
      most: 60,
      unit: "ms",
    },
    {
      figure: "Largest paint, of the same page without scripts",
      value: of(site, "largestPaint") / of(bare, "largestPaint"),
      most: 1.05,
      unit: "×",
    },
    {
      figure: "Largest paint",
      value: of(site, "largestPaint") / of(plain, "largestPaint"),
      most: 0.95,
      unit: "× plain",
    },
  ];
}

function sizeTargets({ pages, elements }: Measured): Target[] {
  const { document } = pages;
  const kilobytes = (bytes: number) => bytes / 1024;
  return [
    { figure: "HTML of a list page", value: kilobytes(document.length), most: 65, unit: "KB" },
    {
      figure: "HTML of a list page, compressed",
      value: kilobytes(gzipSync(document).length),
      most: 12,
      unit: "KB gzip",
    },
    ...elements.site.map(({ width, laidOut }) => ({
      figure: `Elements laid out, ${width} px wide`,
      value: laidOut,
      most: 450,
      unit: "",
    })),
  ];
}

function scriptTargets({ pages: { site, plain }, loads }: Measured): Target[] {
  const of = (subject: PageSubject, figure: Figure) => median(loads.get(subject) ?? [], figure);
  return [
    {
      figure: "Client scripts of a list page before ScrollReveal",
      value: of(site, "scripts") / 1024,
      most: 126,
      unit: "KB gzip",
    },
    {
      figure: "Hydrated",
      value: of(site, "hydrated") / of(plain, "hydrated"),
      most: 1,
      unit: "× plain",
    },
  ];
}

function median(list: FirstLoad[], figure: Figure): number {
  return percentile(
    list.map((load) => load[figure]),
    0.5,
  );
}

function spread(list: FirstLoad[], figure: Figure) {
  return spreadOf(list.map((load) => load[figure]));
}
