import { readOptions } from "../options.ts";
import { finish } from "../report/result.ts";
import { interleave } from "../rounds.ts";
import { launchBrowser } from "./device.ts";
import { countElements } from "./elements.ts";
import { loadPage } from "./first-load.ts";
import { resultOf } from "./result.ts";
import { startPages } from "./subjects.ts";

/** `npm run bench -- browser`: the list page in Chromium. */
const WARM_ROUNDS = 1;

const { rounds, dist } = await readOptions(7);
const pages = await startPages(dist);
const browser = await launchBrowser();
try {
  const { site, bare, plain } = pages;
  const loads = await interleave([site, bare, plain], { rounds, warm: WARM_ROUNDS }, (subject) =>
    loadPage(browser, subject),
  );
  const elements = {
    site: await countElements(browser, site),
    plain: await countElements(browser, plain),
  };
  await finish(resultOf({ rounds, pages, loads, elements }), dist);
} finally {
  await browser.close();
  await pages.stop();
}
