import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type RunningEditor, startEditor } from "../../helpers/running-editor.ts";

/** The editing interface, used as an editor would use it, on a copy of the content. */
let editor: RunningEditor;

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  editor = await startEditor();
});

test.afterAll(() => editor?.stop());

test.beforeEach(({ page }) => {
  test.setTimeout(120_000);
  // The editing interface must work without a connection to any other machine.
  return page.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, (route) => route.abort());
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${editor.origin}/#/collections/${path}`);
}

/**
 * Finds a field in the left pane. The pane is scrolled, because the editing interface (Sveltia CMS) creates fields only
 * when they come into view.
 */
async function field(page: Page, name: string) {
  const found = page.locator(`[data-key-path="${name}"]`).first();
  await page.locator('[data-key-path="title"]').first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(found.locator("input, textarea, button").first()).toBeAttached({ timeout: 200 });
  }).toPass();
  await found.scrollIntoViewIfNeeded();
  return found;
}

async function fill(page: Page, name: string, text: string): Promise<void> {
  const control = (await field(page, name)).locator("input:visible, textarea:visible").first();
  await control.fill(text);
}

/** The page inside the preview. */
function preview(page: Page) {
  return page.frameLocator("iframe.preview").frameLocator("iframe");
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "保存", exact: true }).click();
}

test("a changed title appears in the preview before it is saved, and saving changes one line of the file", async ({
  page,
}) => {
  await open(page, "press-releases/entries/10127");
  await page.locator('[data-key-path="title"] input:visible').first().fill("改过的标题");
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText("改过的标题");
  expect(editor.diff()).toBe("");
  await save(page);
  const changed = [
    "+++ content/zh/press-releases/10127.md",
    "-title: PT Samudra Steel热连轧线产出首卷",
    "+title: 改过的标题",
  ];
  await expect.poll(() => editor.diff()).toBe(changed.join("\n"));
});

test("the editor shows a message at a field whose value the importer refuses, and does not change the file", async ({
  page,
}) => {
  const before = editor.diff();
  await open(page, "press-releases/entries/10126");
  await fill(page, "linkUrl", "/nowhere");
  await expect(page.frameLocator("iframe.preview").getByRole("alert")).toContainText("/nowhere");
  await save(page);
  await expect(page.locator('[data-key-path="linkUrl"]').first()).toContainText("/nowhere");
  expect(editor.diff()).toBe(before);
});

test("text that the site would show differently from how it was typed is noted above the preview, and can be saved", async ({
  page,
}) => {
  await open(page, "press-releases/entries/10125");
  await fill(page, "body", "型号\t产量\nA1\t20\nA2\t30");
  const notes = page.frameLocator("iframe.preview").getByRole("status");
  await expect(notes).toContainText("可以保存，但请看一下");
  await expect(notes).toContainText("表格");
  await save(page);
  await expect.poll(() => editor.diff()).toContain("+A1\t20");
});

test("the editor previews a new item with a photograph and a PDF before it is saved, and the saved item has a page", async ({
  page,
}) => {
  await open(page, "press-releases/new");
  await page.locator('[data-key-path="title"] input:visible').first().fill("一条新的新闻");
  await fill(page, "publishTime", "2026-11-20 10:00:00");
  await (await field(page, "picture")).getByRole("button", { name: "选择图片" }).click();
  const dialog = page.getByRole("dialog", { name: "选择图片" });
  const photo = sharp({ create: { width: 700, height: 500, channels: 3, background: "#468" } });
  const buffer = await photo.jpeg().toBuffer();
  const file = { name: "厂房 Hall.jpg", mimeType: "image/jpeg", buffer };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.getByRole("button", { name: "点一下照片" }).click({ position: { x: 60, y: 60 } });
  await dialog.getByRole("button", { name: "制作各种尺寸并使用" }).click();
  await expect(page.locator('[data-key-path="picture"] output')).toHaveText("hall", {
    timeout: 60_000,
  });
  const pdf = { name: "Report.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await (await field(page, "file")).locator('input[accept="application/pdf"]').setInputFiles(pdf);
  await fill(page, "body", "## 一节\n\n正文。");
  await expect(preview(page).getByRole("heading", { name: "一节" })).toBeVisible();
  const picture = preview(page).locator('img[src*="/media/hall-"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  const link = preview(page).locator('a[href*="/files/press-releases/report"]');
  const download = await page.request.get(
    await link.evaluate((a) => (a as HTMLAnchorElement).href),
  );
  expect(download.headers()["content-type"]).toBe("application/pdf");
  const made = join(editor.folder, "client/public/media/hall-480.avif");
  expect(existsSync(made)).toBe(false);
  await save(page);
  await expect.poll(() => editor.diff()).toContain("+picture: hall");
  expect(editor.diff()).toContain("+++ content/zh/press-releases/10129.md\n+id: 10129");
  expect(editor.diff()).toContain("+file: press-releases/report.pdf");
  expect(editor.diff()).toContain('+  "hall": {');
  expect(existsSync(made)).toBe(true);
  const response = await page.request.get(`${editor.siteOrigin}/news/news_detail/10129`);
  expect(await response.text()).toContain("一条新的新闻");
});

test("a translation made in the editor has the same fields and file name as the original, and an id of its own", async ({
  page,
}) => {
  await open(page, "press-releases/entries/10118");
  await page.getByText("英语", { exact: true }).first().click();
  await page.getByText(/启用/).last().click();
  await page.locator('[data-key-path="title"] input:visible').first().fill("A translated title");
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText("A translated title");
  // The form has an empty row for each key figure of the original. The translation cannot be saved without it.
  await fill(page, "facts", "7 days|from order to delivery");
  await save(page);
  await expect
    .poll(() => editor.diff())
    .toContain("+++ content/en/press-releases/10118.md\n+id: 20040");
  expect(editor.diff()).toContain("7 days|from order to delivery");
  expect(editor.diff()).not.toContain("content/zh/press-releases/10118.md");
});

test("if a file has changed on disk since the editor opened it, saving shows a warning and does not overwrite the file", async ({
  page,
}) => {
  await open(page, "press-releases/entries/10120");
  await page.locator('[data-key-path="title"] input:visible').first().fill("甲");
  await editor.write("content/zh/press-releases/10120.md", (text) =>
    text.replace("title: ", "title: 乙"),
  );
  await save(page);
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog")).last()).toBeVisible();
  expect(editor.diff()).toContain("+title: 乙");
  expect(editor.diff()).not.toContain("+title: 甲");
});
