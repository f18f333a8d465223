import { expect, test } from "@playwright/test";
import { type RunningSite, startAnySite } from "../helpers/running-site.ts";

/** What `npm start` does with an invalid setting. */
const KEY = "hush-this-is-the-key";
const ORIGIN = "http://127.0.0.1:9";

interface WrongSettings {
  variable: string;
  settings: Record<string, string>;
}

/** Started two at a time: each needs a process and some seconds. */
const pairs: WrongSettings[][] = [
  [
    {
      variable: "UPSTREAM_ORIGIN",
      settings: { UPSTREAM_ORIGIN: `${ORIGIN}/path`, UPSTREAM_KEY: KEY },
    },
    {
      variable: "UPSTREAM_SIGNATURE_ALGORITHM",
      settings: {
        UPSTREAM_ORIGIN: ORIGIN,
        UPSTREAM_KEY: KEY,
        UPSTREAM_SIGNATURE_ALGORITHM: "HMAC-MD5",
      },
    },
  ],
  [
    {
      variable: "UPSTREAM_TIMEOUT_MS",
      settings: { UPSTREAM_ORIGIN: ORIGIN, UPSTREAM_KEY: KEY, UPSTREAM_TIMEOUT_MS: "soon" },
    },
    { variable: "UPSTREAM_KEY", settings: { UPSTREAM_ORIGIN: ORIGIN } },
  ],
];

for (const pair of pairs) {
  const names = pair.map(({ variable }) => variable).join(" and ");
  test(`an invalid ${names} is reported by name, and no secret is printed`, async () => {
    const started = await Promise.allSettled(pair.map(({ settings }) => startAnySite(settings)));
    const sites = started.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    try {
      expect(sites).toHaveLength(pair.length);
      for (const [index, { variable }] of pair.entries()) {
        await expectFailureByName(sites[index] as RunningSite, variable);
      }
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
    }
  });
}

async function expectFailureByName(site: RunningSite, variable: string): Promise<void> {
  for (const [path, language] of [
    ["/home", "zh-CN"],
    ["/en/home", "en"],
  ]) {
    const page = await fetch(`${site.origin}${path}`);
    const html = await page.text();
    expect(page.status, path).toBe(500);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).not.toContain(variable);
    expect(html).not.toContain(KEY);
  }
  const health = await fetch(`${site.origin}/healthz`);
  expect(health.status).toBe(500);
  expect(await health.text()).toContain(`${variable} `);
  await expect.poll(() => site.printed()).toMatch(new RegExp(`configuration.*${variable} `));
  expect(withoutCommand(site.printed())).not.toContain(KEY);
}

/** npm prints the command line, including a key in it. */
function withoutCommand(printed: string): string {
  return printed.replace(/^> .*$/gm, "");
}
