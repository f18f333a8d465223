import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";
import { itemIdAt, startLargeService, timeAt } from "./run/large-service.ts";
import { heapOfLibraries, heapOfVisitors } from "./run/peak-heap.ts";
import { siteWorker, startSubject } from "./run/subjects.ts";

/**
 * `npm run bench -- scale` measures how many calls to the content service, how many bytes from it and how much heap a
 * page takes as the content grows.
 */

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const BODIES = [4, 45];
const PRESS = "/news/press_releases";

interface Cost {
  calls: number;
  KiB: number;
  "MiB of heap": number;
}

/**
 * The measured pages. Each entry has a name, the path for a given number of items in each node, and sometimes aims. An
 * aim is the highest cost that is acceptable. The key of an aim is the size of each item's body, in KB.
 */
const PAGES: [string, (size: number) => string, Partial<Record<number, Partial<Cost>>>?][] = [
  ["list, first page", () => PRESS],
  ["list, middle", (size) => `${PRESS}?page=${Math.ceil(size / 24)}`],
  ["list, last page", (size) => `${PRESS}?page=${Math.ceil(size / 12)}`],
  ["article, newest", () => `/news/news_detail/${itemIdAt(0)}`, aims(6, 300, 8, 3072)],
  ["article, middle", (size) => `/news/news_detail/${itemIdAt(size / 2)}`, aims(6, 300, 8, 3072)],
  ["article, oldest", (size) => `/news/news_detail/${itemIdAt(size - 1)}`, aims(6, 300, 8, 3072)],
  [
    "disclosures of a year",
    (size) =>
      `/announcement/information_disclosure?year=${timeAt(size / 2, size).getUTCFullYear()}`,
  ],
  ["search", () => "/home/search?keyword=steel"],
  ["search in a section", () => "/home/search?keyword=steel&section=news"],
  ["media library", () => "/news/media_database"],
  ["sitemap, first part", () => "/sitemap-press-releases-1.xml", aims(25)],
  ["sitemap, last part", (size) => `/sitemap-press-releases-${size / 1000}.xml`, aims(25)],
];

const PEAKS = [
  ["four cold media libraries at once", heapOfLibraries, 80],
  ["fifty visitors after everything was invalidated", heapOfVisitors, 100],
] as const;

export async function measure({ dist }: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const body of BODIES) {
    for (const [name, pathOf, aim] of PAGES) {
      const costs: Cost[] = [];
      for (const size of SIZES) costs.push(await costOf(dist, size, body, pathOf(size)));
      for (const what of ["calls", "KiB", "MiB of heap"] as const) {
        const values = costs.map((cost) => cost[what]);
        figures.push(line(`${name}, ${body} KB`, values, what, aim?.[body]?.[what]));
      }
    }
  }
  for (const body of BODIES) {
    for (const [name, heapOf, most] of PEAKS) {
      const values = [await heapOf(dist, body * 1000)];
      figures.push({ name: `${name}, ${body} KB`, values, unit: "MiB of heap suffice", most });
    }
  }
  return figures;
}

/**
 * Returns the figure for the largest number of items. The values for smaller numbers of items are appended to the
 * figure's unit, so that the table shows these values, too.
 */
function line(name: string, values: number[], unit: string, most?: number): Figure {
  const before = values.slice(0, -1).map(Math.round).join(", ");
  return { name, values: values.slice(-1), unit: `${unit} (${before})`, most };
}

function aims(calls: number, KiB?: number, callsLong = calls, KiBLong?: number) {
  return {
    4: { calls, ...(KiB && { KiB }) },
    45: { calls: callsLong, ...(KiBLong && { KiB: KiBLong }) },
  };
}

async function costOf(dist: string, size: number, body: number, path: string): Promise<Cost> {
  await using upstream = await startLargeService(size, body * 1000);
  const worker = await siteWorker({ dist, upstream });
  await using site = await startSubject({ ...worker, isInspected: true });
  // The first request is not measured, because it also loads what all pages share, such as the navigation.
  await site.get("/about/profile");
  Object.assign(upstream.seen, { calls: 0, bytes: 0 });
  const { status } = await site.get(path);
  if (status !== 200) throw new Error(`${path} has status ${status}`);
  const { calls, bytes } = upstream.seen;
  return { calls, KiB: bytes / 1024, "MiB of heap": (await site.heap()) / 2 ** 20 };
}
