import type { Page } from "@playwright/test";

/**
 * Finds accessible names that two different controls in the main part of a page have, for example two buttons. Links
 * are only compared with links, buttons with buttons, and `<summary>` elements with each other. Links to the same
 * address may have the same name.
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
