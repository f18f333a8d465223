import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import fc from "fast-check";
import { ContentError } from "../../shared/content/errors.ts";
import { readOutline } from "../../shared/text/outline.ts";
import { summarise } from "../../shared/text/summary.ts";
import { placesIn } from "../../worker/content-api/places.ts";
import { searchedText, searchSummary } from "../../worker/content-html/excerpt.ts";
import "../../tools/cli/messages.ts";
import { createHtmlCleaner } from "../../worker/content-html/html.ts";
import { parseCardList, parseIndexPage, parseItem } from "../../worker/upstream/schema.ts";
import { anyMarkup, harmlessMarkup } from "../helpers/html-arbitraries.ts";
import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";

/**
 * `npm run bench -- bodies` generates large content items, such as articles, that are meant to be slow to parse. It
 * measures the CPU time of the slowest item, and counts the items that need too much memory.
 */

const MOST_MS = 2000;
const MOST_MIB = 60;
/** The heap in MiB that the modules and the generated item take before the item is parsed. */
const MODULES_MIB = 25;

/**
 * The sizes of the generated items, in bytes. The site refuses responses from 2 MiB on, and does not parse bodies from
 * 512 KiB on. The sizes are just below these two limits.
 */
const SIZES = [2 ** 21 - 1000, 2 ** 19 - 100];

/**
 * The recipe for an item. The value of one field consists of runs, and each run repeats a short text. If a run is
 * numbered, each repetition ends with a number of its own, so that no two repetitions are equal.
 */
interface Body {
  field: "content" | "title" | "summary" | "address" | "keywords" | "facts";
  size: number;
  runs: { piece: string; share: number; isNumbered: boolean }[];
}

const piece = fc.oneof(
  anyMarkup,
  harmlessMarkup,
  fc.constantFrom(..."<>&\"'\\;,，。、 \n=-0年/"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }),
);
const body: fc.Arbitrary<Body> = fc.record({
  field: fc.oneof(
    { weight: 6, arbitrary: fc.constant("content" as const) },
    { weight: 1, arbitrary: fc.constantFrom("title", "summary", "address", "keywords", "facts") },
  ),
  size: fc.constantFrom(...SIZES),
  runs: fc.array(
    fc.record({ piece, share: fc.integer({ min: 1, max: 100 }), isNumbered: fc.boolean() }),
    { minLength: 1, maxLength: 4 },
  ),
});

export async function measure({ seconds }: BenchOptions): Promise<Figure[]> {
  const ends = Date.now() + seconds * 1000;
  let [count, slowest, tooLarge] = [0, 0, 0];
  for (let seed = Date.now() % 2 ** 31; Date.now() < ends; seed++) {
    for (const made of fc.sample(body, { seed, numRuns: 10 })) {
      // A thread may run out of memory only because it has not collected its garbage yet. So an item that seems to need
      // too much memory is parsed a second time.
      const ms = (await cpuOf(made)) ?? (await cpuOf(made));
      count++;
      if (ms === undefined) tooLarge++;
      if (ms === undefined || ms > slowest)
        console.error(
          ms === undefined
            ? "An item needs too much heap."
            : `The slowest item so far took ${ms} ms.`,
          `Seed ${seed}:`,
          JSON.stringify(made).slice(0, 900),
        );
      slowest = Math.max(slowest, ms ?? 0);
    }
  }
  await thread?.terminate();
  return [
    { name: `the slowest of ${count} items`, values: [slowest], unit: "ms of CPU", most: MOST_MS },
    {
      name: `items that need more than ${MOST_MIB} MiB of heap`,
      values: [tooLarge],
      unit: "",
      most: 0,
    },
  ];
}

let thread: Worker | undefined;

/**
 * Returns the CPU time, in milliseconds, that a thread with a limited heap needs to parse an item, or undefined if the
 * heap is too small for the item.
 */
async function cpuOf(made: Body): Promise<number | undefined> {
  thread ??= new Worker(fileURLToPath(import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MODULES_MIB + MOST_MIB, maxYoungGenerationSizeMb: 8 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const onError = (error: NodeJS.ErrnoException) => {
    thread = undefined;
    if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve(undefined);
    else reject(error);
  };
  thread.once("message", resolve).once("error", onError).postMessage(made);
  try {
    return await promise;
  } finally {
    thread?.off("error", onError);
  }
}

function responseOf({ field, size, runs }: Body): string {
  const shares = runs.reduce((total, { share }) => total + share, 0);
  const pieces = runs.flatMap(({ piece, share, isNumbered }) => {
    // Estimates how many bytes each repetition takes. In addition to the text itself, a numbered run adds at most five
    // digits, and the JSON of a list (`facts`) adds three bytes: two quotation marks and a comma.
    const length = Buffer.byteLength(piece) + (isNumbered ? 5 : 0) + (field === "facts" ? 3 : 0);
    return Array.from({ length: (size / Math.max(1, length)) * (share / shares) }, (_, index) =>
      isNumbered ? piece + index : piece,
    );
  });
  const value = field === "facts" ? pieces : pieces.join("");
  const item = { id: 1, title: "x", content: "", [field]: value };
  // JSON's escapes may make the item larger than the site allows. In this case, the benchmark measures how long the
  // site takes to refuse the item.
  return JSON.stringify({ code: 1000, data: item });
}

/**
 * Processes an item in all the ways in which the site processes items: for a page, for a list, for a search and for
 * metadata.
 */
function use(response: string): void {
  const clean = createHtmlCleaner(["player.bilibili.com"]);
  const json = JSON.parse(response);
  const item = parseItem(json, clean);
  const list = { ...json, data: [json.data] };
  parseIndexPage(list, 0);
  const cards = parseCardList(list, ({ content }) => ({ searched: searchedText(content) })).items;
  for (const { searched, summary } of cards) searchSummary(summary, searched, "steel 钢");
  readOutline(item.content);
  summarise(item.content, 150);
  placesIn(item.address, "zh");
}

if (!isMainThread)
  parentPort?.on("message", (made: Body) => {
    const response = responseOf(made);
    const before = process.threadCpuUsage();
    try {
      use(response);
    } catch (error) {
      // The item may be invalid, for example because its title is empty. In this case, the benchmark measures how long
      // the site takes to refuse the item.
      if (!(error instanceof ContentError)) throw error;
    }
    const { user, system } = process.threadCpuUsage(before);
    parentPort?.postMessage((user + system) / 1000);
  });
