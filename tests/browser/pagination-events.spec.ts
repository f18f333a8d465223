import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { build, type Rolldown } from "vite";

let script: string;

/** The component without the site around it. */
test.beforeAll(async () => {
  const output = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("../fixtures/pagination-harness.tsx", import.meta.url)),
      },
    },
  })) as Rolldown.RolldownOutput;
  script = output.output.find((file) => file.type === "chunk")?.code ?? "";
});

test.beforeEach(async ({ page }) => {
  await page.setContent('<!doctype html><html lang="zh-CN"><div id="root"></div></html>');
  await page.addScriptTag({ content: script, type: "module" });
  await expect(page.getByRole("navigation", { name: "分页" })).toBeVisible();
});

function changes(page: Page): Promise<[string, number][]> {
  return page.evaluate(() => (window as unknown as { changes: [string, number][] }).changes);
}

for (const [name, expected] of [
  ["第 3 页", 3],
  ["下一页", 2],
  ["向后 5 页", 6],
  ["第 24 页", 24],
] as const) {
  test(`${name} reports the change once`, async ({ page }) => {
    await page.getByRole("link", { name, exact: true }).click();
    expect(await changes(page)).toEqual([["current-change", expected]]);
  });
}

test("the current page and the ends of the list report nothing", async ({ page }) => {
  await page.getByRole("link", { name: "第 1 页", exact: true }).click();
  await page.getByRole("link", { name: "上一页" }).click({ force: true });
  expect(await changes(page)).toEqual([]);
});

test("a link opened in another tab reports nothing", async ({ page }) => {
  await page.getByRole("link", { name: "第 2 页", exact: true }).click({ modifiers: ["Control"] });
  expect(await changes(page)).toEqual([]);
});

test("the jumper reports once, though Enter and blur both commit", async ({ page }) => {
  const field = page.getByRole("textbox", { name: "页码" });
  await field.fill("7");
  await field.press("Enter");
  await page.keyboard.press("Tab");
  expect(await changes(page)).toEqual([["current-change", 7]]);
});

test("another page size is reported once, and no page", async ({ page }) => {
  await page.getByRole("link", { name: "第 3 页", exact: true }).click();
  await page.getByRole("combobox", { name: "每页条数" }).selectOption("50");
  expect(await changes(page)).toEqual([
    ["current-change", 3],
    ["size-change", 50],
  ]);
  await expect(page.getByRole("link", { name: /^第 \d+ 页$/ })).toHaveCount(5);
});
