import { startContentServer } from "../../tools/mock-upstream/server.ts";
import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";
import { benchContent, MEDIA, MEDIA_EN } from "./run/content.ts";
import {
  articlePage,
  type BenchPage,
  listPage,
  NO_CACHE,
  siteWorker,
  startSubject,
  visit,
} from "./run/subjects.ts";

/**
 * `npm run bench -- cold` measures how long a page takes if nothing is cached. The content service responds with a
 * delay, and the benchmark gives times as multiples of this delay. A time of two delays means that the site has made
 * two calls one after the other.
 */

const ROUNDS = 5;
const DELAY_MS = 300;
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** An article in the middle of its list, so that its page links to a previous and a next article. */
const ARTICLE = articlePage(120, MEDIA);
const LIST = listPage(1, MEDIA);

interface Line {
  name: string;
  page: BenchPage;
  agent: string;
  /** The aims: the greatest number of delays until the first byte arrives, and until the last byte arrives. */
  first?: number;
  end?: number;
  /** Whether the page is requested twice and the second request is measured. Caching is off for both requests. */
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

export async function measure({ rounds = ROUNDS, dist }: BenchOptions): Promise<Figure[]> {
  await using upstream = await startContentServer(benchContent());
  const figures: Figure[] = [];
  for (const line of LINES) {
    const first: number[] = [];
    const end: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const vars = line.isAgain ? NO_CACHE : {};
      await using site = await startSubject(await siteWorker({ dist, upstream, vars }));
      // Code is slower when it runs for the first time, so these visits run all code once. They use English pages, so
      // that no content of the measured Chinese pages is cached.
      await visit(site, [articlePage(0, MEDIA_EN), listPage(1, MEDIA_EN)]);
      upstream.behaviour.delay = { path: /./, ms: DELAY_MS };
      const request = { ...line.page, headers: { "user-agent": line.agent } };
      if (line.isAgain) await visit(site, [request]);
      const [reply] = await visit(site, [request]);
      first.push((reply?.firstByteMs ?? Number.NaN) / DELAY_MS);
      end.push((reply?.lastByteMs ?? Number.NaN) / DELAY_MS);
      delete upstream.behaviour.delay;
    }
    figures.push(
      { name: `${line.name}: first byte`, values: first, unit: "delays", most: line.first },
      { name: `${line.name}: end`, values: end, unit: "delays", most: line.end },
    );
  }
  return figures;
}
