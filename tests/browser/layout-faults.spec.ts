import { expect, test } from "@playwright/test";
import { largeNumberFaults } from "../helpers/large-numbers.ts";
import { layoutFaults, spacedLayoutFaults } from "../helpers/layout-faults.ts";
import { wrongPictureSizes } from "../helpers/picture-sizes.ts";
import { shortLastLines } from "../helpers/short-last-lines.ts";

// These tests check the helpers of every-page.spec.ts on small pages, each with one fault or with none.
test.use({ viewport: { width: 600, height: 400 } });

const BASE = "<!doctype html><style>body { margin: 0; font: 16px/1.5 sans-serif }</style>";

const FAULTS = {
  "a text that overlaps another one": [
    "overlaps",
    `<p style="margin:0">Phone 025-6800 0001</p><p style="margin:-18px 0 0">office@example.com</p>`,
  ],
  "two texts in the same cell of a grid": [
    "overlaps",
    `<div style="display:grid"><b style="grid-area:1/1">one</b><i style="grid-area:1/1">two</i></div>`,
  ],
  "a line whose end is cut off": [
    "cut off",
    `<p style="inline-size:90px;overflow:hidden;white-space:nowrap">A longer line of text</p>`,
  ],
  "lines that are cut off at the bottom": [
    "cut off",
    `<p style="block-size:34px;overflow:clip;inline-size:60px">A longer line of text</p>`,
  ],
  "a line that begins before the start of its scroll container": [
    "cut off",
    `<div style="overflow:auto"><p style="margin-inline-start:-50px">A longer line</p></div>`,
  ],
  "a text outside the window": [
    "beyond the window",
    `<body style="overflow-x:clip"><p style="margin-inline-start:560px;white-space:nowrap">A longer line</p>`,
  ],
  "large type outside the window": [
    "beyond the window",
    `<body style="overflow-x:clip"><p style="font-size:180px;white-space:nowrap">8,600,000</p>`,
  ],
  "a picture that has failed to load": [
    "failed",
    `<img src="https://broken.example/ladle.webp" alt="A ladle">`,
  ],
  "a picture that the page has marked as failed": [
    "failed",
    `<picture data-failed=""><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></picture>`,
  ],
} as const;

for (const [name, [fault, html]] of Object.entries(FAULTS)) {
  test(`the check of the layout finds ${name}`, async ({ page }) => {
    await page.route("https://broken.example/**", (route) => route.abort());
    await page.setContent(BASE + html);
    expect((await layoutFaults(page)).join()).toContain(fault);
  });
}

const SOUND = {
  "lines of a paragraph": `<p style="inline-size:120px;line-height:1.1">Lines that are close to each other, as those of headings are</p>`,
  "an ellipsis": `<p style="inline-size:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A longer line of text</p>`,
  "a vertical ellipsis": `<p style="writing-mode:vertical-rl;block-size:auto;max-height:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A longer line of text</p>`,
  "a scroller from right to left": `<div style="direction:rtl;overflow-x:auto"><p style="direction:ltr;inline-size:900px">A longer line</p></div>`,
  "a scroller": `<div style="overflow-x:auto"><p style="inline-size:900px;text-align:end">A longer line</p></div>`,
  "clamped lines": `<p style="inline-size:90px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2">A longer line of text, and more</p>`,
  "a text for screen readers only": `<p>One<span style="position:absolute;inline-size:1px;overflow:hidden">, two</span></p>`,
  "a skip link": `<p>One</p><a style="position:absolute;inset:16px auto auto 0;clip-path:inset(50%)" href="#">Skip</a>`,
  "large type whose line boxes overlap": `<p style="font-size:120px;line-height:0.8;margin:0">Aa</p><p style="margin:0">A</p>`,
  "a hidden text": `<p>One</p><p style="margin-block-start:-40px;visibility:hidden">Two</p>`,
};

for (const [name, html] of Object.entries(SOUND)) {
  test(`the check of the layout does not report ${name}`, async ({ page }) => {
    await page.setContent(BASE + html);
    expect(await layoutFaults(page)).toEqual([]);
  });
}

test("if only wider text spacing cuts a text off, only the layout check with wider spacing finds it", async ({
  page,
}) => {
  const line = `<span style="display:inline-block;overflow:hidden;inline-size:130px;white-space:nowrap">8,600 employees</span>`;
  await page.setContent(BASE + line);
  expect(await layoutFaults(page)).toEqual([]);
  expect((await spacedLayoutFaults(page)).join()).toContain("cut off");
  expect(await layoutFaults(page)).toEqual([]);
});

for (const [sizes, isRight] of [
  ["50vw", true],
  ["(width > 500px) 50vw, 10vw", true],
  ["(width > 700px) 50vw, 100vw", false],
  ["(width > 500px) min(50vw, 15rem), 100vw", true],
  ["min(40vw, 15rem)", true],
  ["30vw", false],
  ["100vw", false],
] as const) {
  test(`the check of picture sizes ${isRight ? "accepts" : "reports"} sizes="${sizes}" for a picture that takes half of the window`, async ({
    page,
  }) => {
    for (const attribute of ["sizes", "data-sizes"]) {
      const picture = `<img src="" ${attribute}="${sizes}" style="inline-size:280px;block-size:100px">`;
      await page.setContent(BASE + picture);
      expect(await wrongPictureSizes(page)).toHaveLength(isRight ? 0 : 1);
    }
  });
}

const NUMBERS = `${BASE}<style>b { font-size: 40px }</style><main>`;

for (const [name, fault, html] of [
  [
    "a large number in a list",
    "in a list",
    `<ul><li><h2>Title</h2><p><b>55℃</b> of the test</p></li></ul>`,
  ],
  ["a large number without words beside it", "without words", `<p><b>6小时</b></p>`],
  [
    "two large numbers on one screen",
    "on one screen",
    `<p><b>9</b> plants</p><p style="margin-top:250px"><b>4,200</b> people</p>`,
  ],
] as const) {
  test(`the check of large numbers reports ${name}`, async ({ page }) => {
    await page.setContent(NUMBERS + html);
    expect((await largeNumberFaults(page)).join()).toContain(fault);
  });
}

test("the check of large numbers does not report a single number on a screen with words beside it", async ({
  page,
}) => {
  await page.setContent(
    `${NUMBERS}<p><b>9</b> plants</p><p style="margin-top:500px"><b>4,200</b> people</p><p>1,900</p>`,
  );
  expect(await largeNumberFaults(page)).toEqual([]);
});

const PARAGRAPH = `<main lang="zh" style="font:16px sans-serif"><p style="inline-size:10em">`;

for (const [fault, text, line] of [
  ["is too short", "砺枢集团通过信息安全认证。", "|认证。"],
  ["is too short after a link", "合同的条款见<a href=/>《廉洁规定》</a>。", "|定》。"],
  [
    "begins within a word although the line before it has room",
    "数据保存<span style='white-space:nowrap'>已经延</span><span style='white-space:nowrap'>长到二十年。</span>",
    "|长到二十年。",
  ],
] as const) {
  test(`the check of last lines finds a line that ${fault}`, async ({ page }) => {
    await page.setContent(`${PARAGRAPH}砺枢集团通过信息安全管理体系认证。`);
    expect(await shortLastLines(page)).toEqual([]);
    await page.setContent(PARAGRAPH + text);
    expect((await shortLastLines(page)).join()).toContain(line);
  });
}
