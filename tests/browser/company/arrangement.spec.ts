import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated } from "../../helpers/console-watch.ts";
import { resize } from "../../helpers/resize.ts";

async function open(page: Page, path: string, width: number): Promise<void> {
  await resize(page, { width, height: 900 });
  await page.goto(path);
}

/** The edges of an element, in pixels from the start and the top of the window. */
function boxOf(element: Locator): Promise<DOMRect> {
  return element.evaluate((it) => it.getBoundingClientRect().toJSON());
}

/** The number of boxes in each row, from top to bottom. */
async function rowsOf(boxes: Locator): Promise<number[]> {
  const tops = await boxes.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
}

test("on phones the press releases are rows with thumbnails of 96 px, but every sixth one is a large card", async ({
  page,
}) => {
  await open(page, "/news/press_releases", 390);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(12);
  const pictures = await cards.evaluateAll((all) =>
    all.flatMap((card, index) => {
      const picture = card.querySelector(":scope > :first-child:has(img)");
      return picture
        ? { isLarge: index % 6 === 0, ...picture.getBoundingClientRect().toJSON() }
        : [];
    }),
  );
  const widths = (isLarge: boolean) =>
    pictures.filter((picture) => picture.isLarge === isLarge).map(({ width }) => width);
  expect(Math.min(...widths(true))).toBeGreaterThan(340);
  expect(new Set(widths(false))).toEqual(new Set([96]));
  const list = await page.getByRole("main").locator("ul:has(article)").boundingBox();
  expect(list?.height).toBeLessThan(2200);
});

test("in a window of 768 px, the last card of a list shares its row with another card or fills the row", async ({
  page,
}) => {
  for (const path of ["/news/press_releases", "/en/news/media_reports?page=2"]) {
    await open(page, path, 768);
    const cards = page.getByRole("main").getByRole("article");
    const { width = 0 } = (await cards.last().boundingBox()) ?? {};
    const rows = await rowsOf(cards);
    expect((rows.at(-1) ?? 0) > 1 || width > 600, path).toBe(true);
  }
});

test("on the page of social media, the first post has a picture and two posts beside it, and all later posts are in rows of three", async ({
  page,
}) => {
  const posts = page.getByRole("main").getByRole("article");
  for (const path of ["/news/social_media", "/news/social_media?page=2"]) {
    await open(page, path, 1440);
    expect(await rowsOf(posts), path).toEqual([2, 1, 3, 3, 3]);
  }
});

test("small cards have titles of the same size, whether the cards have pictures or not", async ({
  page,
}) => {
  await open(page, "/announcement/social_responsibility_practice", 1440);
  const sizes = await page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.flatMap((card, index) => {
        const title = card.querySelector("h2");
        return index % 6 === 0 || !title ? [] : getComputedStyle(title).fontSize;
      }),
    );
  expect(new Set(sizes).size).toBe(1);
});

test("in the organisation chart, the two boards are side by side, and there are committees to the left and to the right of the board of directors", async ({
  page,
}) => {
  await open(page, "/about/organization", 1440);
  const chart = page.getByRole("listitem");
  const box = async (name: string) => {
    const { x, y, width } = (await chart.getByText(name, { exact: true }).last().boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
    };
    return { x, y, middle: x + width / 2 };
  };
  const board = await box("董事会");
  const supervisors = await box("监事会");
  expect(supervisors.y).toBe(board.y);
  expect(supervisors.x).toBeGreaterThan(board.middle);
  const executives = await box("总裁办公会");
  expect(executives.middle).toBe(board.middle);
  for (const [name, side] of [
    ["提名委员会", -1],
    ["审计委员会", 1],
  ] as const) {
    const committee = await box(name);
    expect(Math.sign(committee.middle - board.middle)).toBe(side);
    expect(committee.y).toBeLessThan(executives.y);
  }
});

test("on phones the groups of the organisation chart can be unfolded, even without scripts", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await open(page, "/about/organization", 390);
  const member = page.getByText("砺钢网", { exact: true }).locator("visible=true");
  const chart = page.getByRole("main").getByRole("listitem");
  await expect(chart.locator(member)).toHaveCount(0);
  await page.locator("summary", { hasText: "云与平台业务群" }).click();
  await expect(chart.locator(member)).toHaveCount(1);
});

test("the two shortest sections of the footer's sitemap share a column", async ({ page }) => {
  await open(page, "/404", 1440);
  const sections = page.getByRole("navigation", { name: "网站地图" });
  const contact = await sections.getByText("联系我们").first().boundingBox();
  const topics = await sections.getByText("专题", { exact: true }).first().boundingBox();
  expect(topics?.x).toBe(contact?.x);
  expect(topics?.y).toBeGreaterThan(contact?.y ?? 0);
});

test("after a client navigation, the tab bar has scrolled so that the current tab is in view", async ({
  page,
}) => {
  await open(page, "/news/press_releases", 390);
  await hydrated(page);
  const tabs = page.getByRole("navigation", { name: "栏目导航" });
  const sitemap = page.getByRole("contentinfo");
  await sitemap.getByText("新闻中心").locator("visible=true").click();
  await sitemap.getByRole("link", { name: "字体下载" }).click();
  await expect(page).toHaveURL(/font_dl/);
  const isInView = () =>
    tabs.locator("[aria-current]").evaluate((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  await expect.poll(isInView).toBe(true);
});

test("the word “Announcements” on a tile of the English home page is not broken into two lines", async ({
  page,
}) => {
  await open(page, "/en/home", 320);
  const names = page.locator('section[aria-labelledby="explore-title"] li a > span:last-of-type');
  for (const width of [320, 768, 971, 1024, 1150, 1401, 1440]) {
    await resize(page, { width, height: 900 });
    const lines = await names.getByText("Announcements").evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test("headings in the text of a job position are smaller than the position's title", async ({
  page,
}) => {
  await open(page, "/recruitment/recruitment", 1440);
  const position = page.locator("main details").first();
  await position.locator("summary").click();
  const sizes = await position
    .getByRole("heading")
    .evaluateAll((all) => all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)));
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes[0]).toBeGreaterThan(Math.max(...sizes.slice(1)));
});

test("on the page of font downloads, the pictures have no white background in dark mode while they load", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route("**/media/fonts/**", (route) => route.abort());
  await open(page, "/news/font_dl", 1440);
  const plate = page.locator("main img").first();
  const ground = await plate.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).toBe("rgb(14, 17, 19)");
});

test("on phones, a table with four columns shows the first cell of each row above the other cells", async ({
  page,
}) => {
  await open(page, "/news/news_detail/10070", 360);
  const frame = page.locator("[data-table-frame]").first();
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const row = frame.getByRole("row").nth(1);
  expect(await rowsOf(row.locator("th, td"))).toEqual([1, 3]);
  await expect(row.getByRole("rowheader")).toHaveCount(1);
  // Numbers are aligned to the end of their columns, as in wide windows.
  const figures = frame.locator("[align=right]");
  expect(await figures.count()).toBeGreaterThan(3);
  for (const figure of await figures.all()) await expect(figure).toHaveCSS("text-align", /right$/);
  // All column headings are shown, each above its values.
  const heads = frame.getByRole("columnheader");
  expect(await rowsOf(heads)).toEqual([1, 3]);
});

test("in a window of 1450 px, the header is as wide as the content, and the lines below the links to the current page have the accent colours for dark and for light backgrounds", async ({
  page,
}) => {
  await open(page, "/news/press_releases", 1450);
  const language = await page
    .getByRole("banner")
    .getByRole("link", { name: "English" })
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().right;
    });
  const edge = await page.getByRole("contentinfo").getByRole("navigation").boundingBox();
  expect(language).toBeCloseTo((edge?.x ?? 0) + (edge?.width ?? 0), 0);
  const colors = await page
    .locator("nav[data-color] [aria-current], nav[aria-label=栏目导航] [aria-current]")
    .evaluateAll((all) =>
      all.map((current) => getComputedStyle(current, "::after").borderBlockEndColor),
    );
  expect(colors).toHaveLength(2);
  expect(colors).toEqual(["rgb(255, 130, 72)", "rgb(184, 58, 8)"]);
});

test("in windows from 1024 px, the headings of an article are beside the text; in print, the article's picture is as wide as the text", async ({
  page,
}) => {
  await open(page, "/news/news_detail/10128", 390);
  const article = page.getByRole("article").first();
  for (const [width, isBeside] of [
    [390, false],
    [970, false],
    [1024, true],
    [1440, true],
  ] as const) {
    await resize(page, { width, height: 900 });
    for (const heading of await article.getByRole("heading", { level: 2 }).all()) {
      const box = await heading.boundingBox();
      const text = await heading.locator("+ *").boundingBox();
      const right = (box?.x ?? 0) + (box?.width ?? 0);
      const bottom = (box?.y ?? 0) + (box?.height ?? 0);
      expect(right <= (text?.x ?? 0), `${width} px`).toBe(isBeside);
      expect(bottom <= (text?.y ?? 0), `${width} px`).toBe(!isBeside);
    }
  }

  await resize(page, { width: 700, height: 900 });
  await page.emulateMedia({ media: "print" });
  const picture = await article.locator("picture img").first().boundingBox();
  const text = await article.getByText("同一块钢的同一份状态").boundingBox();
  expect(picture?.width).toBe(text?.width);
});

test("the links at the end of an article are in one row, and in wide windows the article's key figure stays in view beside the text", async ({
  page,
}) => {
  await open(page, "/news/news_detail/10122", 1024);
  const ways = page.getByRole("link", { name: /^(返回列表|上一篇|下一篇)/ });
  await expect(ways).toHaveCount(3);
  const tops = await ways.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(32);

  const fact = page.getByRole("article").first().getByText("24", { exact: true });
  const end = page.getByRole("article").first().locator("p").last();
  await resize(page, { width: 1440, height: 900 });
  await end.scrollIntoViewIfNeeded();
  await expect(fact).toBeInViewport();
  await resize(page, { width: 970, height: 900 });
  await end.scrollIntoViewIfNeeded();
  await expect(fact).not.toBeInViewport();
});

test("on phones, the links of each filter of job positions are on one line that scrolls sideways, and one link is cut by the edge of the window, so that visitors see that the line goes on", async ({
  page,
}) => {
  await open(page, "/recruitment/recruitment", 360);
  for (const name of ["工作地点", "领域"]) {
    const links = page.getByRole("navigation", { name }).getByRole("link");
    const boxes = await links.evaluateAll((all) =>
      all.map((link): DOMRect => link.getBoundingClientRect().toJSON()),
    );
    expect(boxes.length).toBeGreaterThan(5);
    expect(new Set(boxes.map(({ top }) => top)).size, name).toBe(1);
    expect(
      boxes.some(({ left, right }) => left < 360 && right > 360 - 64),
      name,
    ).toBe(true);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  }
});

test("on phones the headline of the talent page fits on one line", async ({ page }) => {
  await open(page, "/recruitment/talent_concept", 320);
  const headline = page.getByRole("heading", { name: "我们不看什么" });
  for (const width of [320, 360, 390, 750]) {
    await resize(page, { width, height: 900 });
    const { height = 0 } = (await headline.boundingBox()) ?? {};
    const size = await headline.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
    expect(height, `${width} px`).toBeLessThan(2 * size);
  }
});

test("a table that is wider than the space for it can be focused and scrolled by keyboard", async ({
  page,
}) => {
  await page.goto("/en/news/news_detail/20014");
  await hydrated(page);
  const frame = page.locator("[data-table-frame]");
  await expect(frame.getByRole("table")).toBeVisible();
  await expect(frame).not.toHaveAttribute("tabindex");
  await frame.evaluate((element) => {
    element.style.inlineSize = "100px";
  });
  const region = page.getByRole("group", { name: "Table 1, scrolls sideways" });
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect(region.getByRole("columnheader").first()).toHaveText("Year");
});

test("on the page of the company's history, the last row of links to years has more than one link", async ({
  page,
}) => {
  await open(page, "/about/development_history", 390);
  const links = page.getByRole("navigation", { name: "年份" }).getByRole("link");
  for (const width of [390, 768, 1024, 1440]) {
    await resize(page, { width, height: 900 });
    expect((await rowsOf(links)).at(-1), `${width} px`).toBeGreaterThan(1);
  }
});

test("headings inside a chapter are above their text, and in windows from 1024 px the chapter's title is beside them", async ({
  page,
}) => {
  for (const [path, name] of [
    ["/about/profile", "研发与质量"],
    ["/subject/meeting", "参会须知"],
  ] as const) {
    await open(page, path, 1440);
    const chapter = page.getByRole("region", { name });
    const head = chapter.getByRole("heading", { level: 2 });
    const headings = chapter.getByRole("heading", { level: 3 });
    expect(await headings.count()).toBeGreaterThan(1);
    for (const [width, isBeside] of [
      [390, false],
      [970, false],
      [1024, true],
      [1440, true],
    ] as const) {
      await resize(page, { width, height: 900 });
      const title = await boxOf(head);
      for (const heading of await headings.all()) {
        const box = await boxOf(heading);
        const text = await boxOf(heading.locator("+ *"));
        expect(box.x, `${path} at ${width} px`).toBe(text.x);
        expect(box.bottom).toBeLessThanOrEqual(text.y);
        expect(title.right <= box.x, `${path} at ${width} px`).toBe(isBeside);
        expect(isBeside || title.bottom <= box.y, `${path} at ${width} px`).toBe(true);
      }
    }
  }
});

test("each report has a link to its file below its text, and its cover beside the text", async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    await open(page, "/announcement/csr_report", width);
    const reports = page.getByRole("main").getByRole("article");
    await expect(reports).toHaveCount(8);
    for (const report of await reports.all()) {
      const file = report.locator("p + a");
      await expect(file).toHaveAttribute("download");
      const text = await file.locator("..").boundingBox();
      const cover = await report.locator("[data-upright]").boundingBox();
      expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(cover?.x ?? 0);
    }
  }
});

test("on phones, the line chart of scores names every year, also years without a score, and no two names overlap", async ({
  page,
}) => {
  await open(page, "/announcement/report_rating", 360);
  const years = page.getByRole("img", { name: /^2019/ }).getByText(/^20\d\d\s*$/);
  await expect(years).toHaveText([2025, 2019, 2020, 2021, 2022, 2023, 2024, 2026].map(String));
  const boxes = await years.evaluateAll((all) =>
    all.map((year) => {
      const range = document.createRange();
      range.selectNodeContents(year);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  const inOrder = boxes.toSorted((a, b) => a.left - b.left);
  for (const [index, { right }] of inOrder.entries()) {
    expect(right).toBeLessThanOrEqual(inOrder[index + 1]?.left ?? 360);
  }
});

test("on the page of executives, each of the two large portraits takes three of the page's twelve columns", async ({
  page,
}) => {
  await open(page, "/about/executives", 1440);
  const lefts = await page
    .locator("[data-lead] li")
    .evaluateAll((all) => all.slice(0, 3).map((person) => person.getBoundingClientRect().left));
  const [first = 0, second = 0, third = 0] = lefts;
  const list = await page.locator("[data-lead] ul").boundingBox();
  const gutter = await page.locator("[data-lead] ul").evaluate((element) => {
    element.style.inlineSize = "var(--gutter)";
    return element.getBoundingClientRect().width;
  });
  const quarter = ((list?.width ?? 0) + gutter) / 4;
  expect(second - first).toBeCloseTo(quarter, 0);
  expect(third - first).toBeCloseTo(2 * quarter, 0);
});

test("on phones, the strip of years in the history begins with the newest year, even without scripts", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await open(page, "/about/development_history", 360);
  const years = page.getByRole("navigation", { name: "年份" });
  await years.scrollIntoViewIfNeeded();
  await expect(years.getByRole("link", { name: "2026" })).toBeInViewport({ ratio: 1 });
  await expect(years.getByRole("link", { name: "1998" })).not.toBeInViewport();
});

test("every route to the headquarters names its starting point and its duration", async ({
  page,
}) => {
  await open(page, "/contact/headquarters", 1440);
  const ways = page.getByRole("region", { name: "交通指引" });
  const count = await ways.getByRole("heading", { level: 3 }).count();
  expect(count).toBe(3);
  await expect(ways.getByText(/^从.+出发，约.+(分钟|小时)$/)).toHaveCount(count);
});
