import type { Browser } from "@playwright/test";
import { readOptions } from "../options.ts";
import { finish } from "../report/result.ts";
import { interleave } from "../rounds.ts";
import { type Step, takeStep } from "./client-navigation.ts";
import { launchBrowser, NEAR_EDGE, NEAR_EDGE_SLOW } from "./device.ts";
import { loadPage } from "./first-load.ts";
import { resultOf } from "./result.ts";
import { type PageSubjects, startPages } from "./subjects.ts";

/** `npm run bench -- browser [--rounds 7] [--dist dist]`: the list page in Chromium. */
const WARM_ROUNDS = 1;

const { rounds, dist } = await readOptions(7);
const pages = await startPages(dist);
const browser = await launchBrowser();
try {
  const loads = await loadAll(browser, pages);
  const steps = await interleave(stepsOf(pages), { rounds, warm: WARM_ROUNDS }, (step) =>
    takeStep(browser, step),
  );
  await finish(resultOf({ rounds, pages, loads, steps }), dist);
} finally {
  await browser.close();
  await pages.stop();
}

function loadAll(browser: Browser, { site, bare, plain, linked }: PageSubjects) {
  const subjects = [site, ...(linked ? [linked] : []), bare, plain];
  return interleave(subjects, { rounds, warm: WARM_ROUNDS }, (subject) =>
    loadPage(browser, subject),
  );
}

function stepsOf({ site, plain }: PageSubjects): Step[] {
  return [
    { subject: site, device: NEAR_EDGE, isHovered: false },
    { subject: site, device: NEAR_EDGE, isHovered: true },
    { subject: site, device: NEAR_EDGE_SLOW, isHovered: false },
    { subject: plain, device: NEAR_EDGE, isHovered: false },
    { subject: plain, device: NEAR_EDGE_SLOW, isHovered: false },
  ];
}
