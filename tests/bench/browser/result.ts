import type { BenchResult, Cell, Table, Target } from "../report/result.ts";
import { percentile, spreadOf } from "../rounds.ts";
import type { Step, StepTaken } from "./client-navigation.ts";
import type { FirstLoad } from "./first-load.ts";
import type { PageSubject, PageSubjects } from "./subjects.ts";

interface Measured {
  rounds: number;
  pages: PageSubjects;
  loads: Map<PageSubject, FirstLoad[]>;
  steps: Map<Step, StepTaken[]>;
}

type Figure = Exclude<keyof FirstLoad, "largest">;

export function resultOf({ rounds, pages, loads, steps }: Measured): BenchResult {
  return {
    name: "browser",
    title: "In the browser",
    how: `Chromium, ${rounds} rounds in turn, nothing cached in the browser, everything compressed with gzip. First load: Lighthouse's slow phone by the browser's own tools (processor 4 times slower, 562.5 ms a request, 1,474.56 kbit/s down, 675 up, 412 × 823). A page is hydrated when React has taken over the last link of its main part. Client navigation: 50 ms a request, documents and data in the edge's cache, from the click on the pager's link until the next list is shown.`,
    tables: [loadTable(loads), scriptTable(loads), stepTable(steps)],
    targets: [...loadTargets(pages, loads), ...stepTargets(pages, steps)],
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
      "layout shift": percentile(figures(list, "shift"), 0.5),
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

function stepTable(steps: Measured["steps"]): Table {
  return {
    caption: "Next page of the list at 50 ms a request, median (middle half)",
    rows: [...steps].map(
      ([{ subject, device, isHovered }, list]): Record<string, Cell> => ({
        page: subject.name,
        device: device.name,
        "fetched before": isHovered ? "on hover" : "no",
        "shown after ms": spreadOf(list.map(({ shownMs }) => shownMs)),
        "data KB": percentile(
          list.map(({ bytes }) => bytes / 1024),
          0.5,
        ),
      }),
    ),
  };
}

function loadTargets({ site, bare, plain }: PageSubjects, loads: Measured["loads"]): Target[] {
  const of = (subject: PageSubject, figure: Figure) => median(loads.get(subject) ?? [], figure);
  return [
    {
      figure: "Largest paint, of the same document without scripts and with its CSS inside",
      value: of(site, "largestPaint") / of(bare, "largestPaint"),
      most: 1.05,
      unit: "",
    },
    { figure: "Blocking time", value: of(site, "blocking"), most: 30, unit: "ms" },
    { figure: "Layout shift", value: of(site, "shift"), most: 0, unit: "" },
    {
      figure: "Client scripts without ScrollReveal",
      value: of(site, "scripts") / 1024,
      most: 105,
      unit: "KB gzip",
    },
    {
      figure: "Hydrated, of the plain data-mode page",
      value: of(site, "hydrated") / of(plain, "hydrated"),
      most: 1,
      unit: "",
    },
  ];
}

/** What is there within two frames and a task is there at once. */
const AT_ONCE_MS = 50;

function stepTargets({ site }: PageSubjects, steps: Measured["steps"]): Target[] {
  const own = [...steps].filter(([{ subject, device }]) => subject === site && device.cpu === 1);
  const shown = (isHovered: boolean) => {
    const taken = own.find(([step]) => step.isHovered === isHovered)?.[1] ?? [];
    return percentile(
      taken.map(({ shownMs }) => shownMs),
      0.5,
    );
  };
  const bytes = own.flatMap(([, list]) => list.map((step) => step.bytes));
  return [
    { figure: "Next page shown after the click", value: shown(false), most: 100, unit: "ms" },
    { figure: "Next page, fetched before", value: shown(true), most: AT_ONCE_MS, unit: "ms" },
    {
      figure: "Data of the next page",
      value: percentile(bytes, 0.5) / 1024,
      most: 6,
      unit: "KB gzip",
    },
  ];
}

function figures(list: FirstLoad[], figure: Figure): number[] {
  return list.map((load) => load[figure]);
}

function median(list: FirstLoad[], figure: Figure): number {
  return percentile(figures(list, figure), 0.5);
}

function spread(list: FirstLoad[], figure: Figure) {
  return spreadOf(figures(list, figure));
}
