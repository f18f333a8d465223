import { expect, test } from "@playwright/test";
import { startSite } from "../helpers/running-site.ts";

const KEY = "hush-this-is-the-key";
/** Three invalid settings. worker/config/config.test.ts tests all invalid settings. */
const WRONG = {
  UPSTREAM_ORIGIN: "http://127.0.0.1:9/path",
  UPSTREAM_SIGNATURE_ALGORITHM: "HMAC-MD5",
  UPSTREAM_TIMEOUT_MS: "soon",
};
const names = Object.keys(WRONG);

test("a site with invalid settings names them in its log and its health check, and prints no secret", async () => {
  const site = await startSite({ ...WRONG, UPSTREAM_KEY: KEY });
  try {
    for (const [path, language] of [
      ["/home", "zh-CN"],
      ["/en/home", "en"],
    ]) {
      const page = await fetch(`${site.origin}${path}`);
      const html = await page.text();
      expect(page.status, path).toBe(500);
      expect(html).toContain(`<html lang="${language}"`);
      for (const hidden of [...names, KEY]) expect(html).not.toContain(hidden);
    }
    const health = await fetch(`${site.origin}/healthz`);
    expect(health.status).toBe(500);
    const text = await health.text();
    for (const name of names) {
      expect(text).toContain(`${name} `);
      await expect.poll(() => site.printed()).toMatch(new RegExp(`ConfigurationError: .*${name} `));
    }
    // npm itself prints the command line, which contains the key.
    expect(site.printed().replace(/^> .*$/gm, "")).not.toContain(KEY);
  } finally {
    await site.stop();
  }
});
