import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";
import { MEDIA, MEDIA_EN } from "./run/content.ts";
import {
  articlePage,
  type BenchPage,
  listPage,
  NO_CACHE,
  siteWorker,
  startSubject,
  visit,
} from "./run/subjects.ts";
import { startBenchUpstream } from "./run/upstream.ts";

/** `npm run bench -- cold`: how many upstream delays does a page take with nothing cached? */
const ROUNDS = 5;
const DELAY_MS = 300;
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** In the middle of the list, so that it has neighbours on both sides. */
const ARTICLE = articlePage(120, MEDIA);
const LIST = listPage(1, MEDIA);

interface Line {
  name: string;
  page: BenchPage;
  agent: string;
  /** What first byte and end should be at most, in delays. */
  first?: number;
  end?: number;
  /** With caching off, the second request. */
  isAgain?: boolean;
}

const LINES: Line[] = [
  { name: "article, browser", page: ARTICLE, agent: BROWSER, first: 1.3, end: 3.3 },
  { name: "article, crawler", page: ARTICLE, agent: CRAWLER, first: 2.2 },
  { name: "list, browser", page: LIST, agent: BROWSER, first: 1.3, end: 2.3 },
  { name: "list, crawler", page: LIST, agent: CRAWLER, first: 2.2 },
  {
    name: "same article again, caching off",
    page: ARTICLE,
    agent: BROWSER,
    end: 1.2,
    isAgain: true,
  },
];

export async function measure({ rounds = ROUNDS, builds }: BenchOptions): Promise<Figure[]> {
  const upstream = await startBenchUpstream();
  try {
    const figures: Figure[] = [];
    for (const dist of builds) {
      for (const { name, page, agent, first, end, isAgain = false } of LINES) {
        const label = builds.length > 1 ? `${name} (${dist})` : name;
        const measured = [
          { name: `${label}: first byte`, values: [] as number[], unit: "delays", most: first },
          { name: `${label}: end`, values: [] as number[], unit: "delays", most: end },
        ];
        const headers = { "user-agent": agent };
        const vars = isAgain ? NO_CACHE : {};
        for (let round = 0; round < rounds; round++) {
          const site = await startSubject(await siteWorker({ dist, upstream, vars }));
          // Runs the code once, on content of which the Chinese edition has nothing.
          await visit(site, [articlePage(0, MEDIA_EN), listPage(1, MEDIA_EN)]);
          upstream.delay(DELAY_MS);
          const requests = Array.from({ length: isAgain ? 2 : 1 }, () => ({ ...page, headers }));
          const reply = (await visit(site, requests)).at(-1);
          measured[0]?.values.push((reply?.firstByteMs ?? NaN) / DELAY_MS);
          measured[1]?.values.push((reply?.lastByteMs ?? NaN) / DELAY_MS);
          upstream.delay(0);
          await site.stop();
        }
        figures.push(
          ...measured.map(({ most, ...figure }) => ({ ...figure, ...(most && { most }) })),
        );
      }
    }
    return figures;
  } finally {
    await upstream.close();
  }
}
