import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { build, type Rolldown } from "vite";

let script: string;

// All tests share one build, so they run in one process.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  // A Vite server of another test in this process may have changed NODE_ENV. JSX would then be compiled for
  // development.
  process.env.NODE_ENV = "production";
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

test("in the pager, a click on another page number reports one change; the current page number and a disabled arrow report none", async ({
  page,
}) => {
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await link("第 1 页").click();
  await link("上一页").click({ force: true });
  expect(await changes(page)).toEqual([]);
  const expected: [string, number][] = [];
  for (const [name, number] of [
    ["第 3 页", 3],
    ["下一页", 4],
    ["向后 5 页", 9],
    ["第 24 页", 24],
  ] as const) {
    await link(name).click();
    expected.push(["current-change", number]);
    expect(await changes(page)).toEqual(expected);
  }
});

test("a link of the pager that is opened in another tab reports no change", async ({ page }) => {
  await page.getByRole("link", { name: "第 2 页", exact: true }).click({ modifiers: ["Control"] });
  expect(await changes(page)).toEqual([]);
});

test("the field for a page number reports one change, although both Enter and the loss of the focus commit its value", async ({
  page,
}) => {
  const field = page.getByRole("textbox", { name: "页码" });
  await field.fill("7");
  await field.press("Enter");
  await page.keyboard.press("Tab");
  expect(await changes(page)).toEqual([["current-change", 7]]);
});

test("choosing a page size reports one change of the page size, and no change of the page number", async ({
  page,
}) => {
  await page.getByRole("link", { name: "第 3 页", exact: true }).click();
  await page.getByRole("combobox", { name: "每页条数" }).selectOption("50");
  expect(await changes(page)).toEqual([
    ["current-change", 3],
    ["size-change", 50],
  ]);
  await expect(page.getByRole("link", { name: /^第 \d+ 页$/ })).toHaveCount(5);
});
