import { expect, type Page, test } from "@playwright/test";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import { groupPaths, listedRoutes } from "../helpers/site-paths.ts";

// Names are in the document; scripts change none of them.
test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(`what leads to different places, or unfolds different things, has different names (${locale})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const lists = listedRoutes.map(({ path }) => localPath(locale, `/${path}`));
    for (const path of [...lists, ...(await groupPaths(request, locale))]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await ambiguousNames(page), path).toEqual([]);
    }
  });
}

/** Names of links with several addresses, and of several buttons or summaries, in the page's main part. */
function ambiguousNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = new Map<string, Set<string>>();
    const controls = document.querySelectorAll("main :is(a[href], button, summary)");
    for (const [index, control] of [...controls].entries()) {
      if (!control.checkVisibility()) continue;
      const pictures = [...control.querySelectorAll("img")].map(({ alt }) => alt);
      const text = [control.textContent, ...pictures].join(" ").replace(/\s+/g, " ").trim();
      const name = `${control.tagName} ${control.getAttribute("aria-label") ?? text}`;
      const target = control.getAttribute("href") ?? `${index}`;
      targets.set(name, (targets.get(name) ?? new Set()).add(target));
    }
    return [...targets].flatMap(([name, all]) => (all.size > 1 ? [name] : []));
  });
}
