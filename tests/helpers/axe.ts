import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Result, RunOptions } from "axe-core";

const library = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));

/** Loads the accessibility checker into the open document. Every document needs this once. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(await readFile(library, "utf8"));
}

/**
 * The rules that the page violates, each with the first element that does so.
 * @param exclude selectors of elements that are left out
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
