import type { Page } from "@playwright/test";

/**
 * Finds names that several links, several buttons or several summaries in a page's main part share. Links to the same
 * address may share a name.
 */
export function ambiguousNames(page: Page): Promise<string[]> {
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
