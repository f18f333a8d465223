import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Result, RunOptions } from "axe-core";

const library = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));

/** Loads axe, the accessibility checker, into the open document. Must be called again for every new document. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(await readFile(library, "utf8"));
}

/**
 * Checks the page with axe. Returns each violated rule with the first element that violates it.
 * @param exclude selectors of elements that are not checked
 */
export function violationsOf(
  page: Page,
  options: RunOptions,
  exclude: string[] = [],
): Promise<(string | undefined)[][]> {
  return page.evaluate(
    async ([chosen, left]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const context = { include: ["html"], exclude: left };
      const { violations } = await axe.run(context, { ...chosen, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }: Result) => [id, nodes[0]?.html]);
    },
    [options, exclude] as const,
  );
}
