import { expect, type Page, test } from "@playwright/test";
import { hydrated, watch } from "../helpers/console-watch.ts";

// These tests compare the positions of elements in two documents, so they run without the site's font. The font may
// arrive too late for one of the documents, and its digits are half a pixel wider than those of the fallback font.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), "--disable-remote-fonts"];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});

/** Records each style sheet that the browser requests. */
function requestedSheets(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

/**
 * Matches the only style sheet that documents load by a link. It has the styles for the end of pages, and for elements
 * that rarely appear or that a script adds, such as the mobile menu.
 */
const LATE_SHEET = /^\/assets\/late-[\w-]{8}\.css$/;

/** The paths of the style sheets that apply, both inline and linked. */
function applied(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets].map(({ ownerNode }) => {
      const node = ownerNode as HTMLElement;
      const address = node.dataset.href ?? node.getAttribute("href") ?? "";
      return new URL(address, location.href).pathname;
    }),
  );
}

/** The positions and sizes of the heading, the list and the footer. They would be different if styles were missing. */
function places(page: Page): Promise<number[][]> {
  return page.evaluate(() => {
    const top = document.querySelector("main")?.getBoundingClientRect().y ?? 0;
    return [...document.querySelectorAll("h1, main article, main nav, footer")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y - top, width, height].map(Math.round);
    });
  });
}

test("the styles of a document are inline; only styles for the end of pages and for elements that appear later may be in one linked style sheet", async ({
  page,
}) => {
  const seen = watch(page);
  const requested = requestedSheets(page);
  for (const path of ["/news/press_releases", "/home", "/en/about/development_history"]) {
    requested.length = 0;
    await page.goto(path);
    await hydrated(page);
    const own = page.locator("head style");
    expect(await own.count(), path).toBeGreaterThan(0);
    expect(await applied(page), path).toHaveLength((await own.count()) + 1);
    expect(requested, path).toEqual([expect.stringMatching(LATE_SHEET)]);
  }
  requested.length = 0;
  await page.goto("/404");
  await hydrated(page);
  expect(await applied(page)).toHaveLength(await page.locator("head style").count());
  expect(requested).toEqual([]);
  expect(seen.complaints.filter((text) => !text.includes("404"))).toEqual([]);
});

test("when a visitor opens another kind of page and goes back and forward, no style sheet is requested twice, and the first page looks as before", async ({
  page,
}) => {
  const seen = watch(page);
  const requested = requestedSheets(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/news/press_releases");
  await hydrated(page);
  const before = await places(page);
  const own = await applied(page);

  const menu = page.getByRole("navigation", { name: "网站地图" });
  await menu.getByRole("link", { name: "发展历程" }).click();
  await expect(heading).toHaveText("发展历程");
  const added = (await applied(page)).slice(own.length);
  expect(added.some((name) => name.startsWith("/assets/timeline-"))).toBe(true);

  await page.goBack();
  await expect(heading).toHaveText("新闻稿");
  expect(await places(page)).toEqual(before);

  await page.goForward();
  await expect(heading).toHaveText("发展历程");
  expect(new Set(requested).size).toBe(requested.length);
  expect(requested.filter((name) => own.includes(name) && !LATE_SHEET.test(name))).toEqual([]);
  expect(seen.complaints).toEqual([]);
});

test("a page that the router has opened looks like the same page after a reload", async ({
  page,
}) => {
  await page.goto("/about/development_history");
  await hydrated(page);
  const menu = page.getByRole("navigation", { name: "网站地图" });
  for (const [name, path] of [
    ["核心业务", "/product/core_business"],
    ["新闻稿", "/news/press_releases"],
    ["招聘职位", "/recruitment/recruitment"],
  ] as const) {
    await menu.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(path);
  }
  const opened = await places(page);
  await page.reload();
  await hydrated(page);
  expect(await places(page)).toEqual(opened);
});

test("the page's Content Security Policy blocks a style element that a script injects", async ({
  page,
}) => {
  await page.goto("/news/press_releases");
  await hydrated(page);
  const refused = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          resolve(event.effectiveDirective),
        );
        const style = document.createElement("style");
        style.textContent = "body { display: none }";
        document.head.append(style);
      }),
  );
  expect(await refused).toBe("style-src-elem");
  await expect(page.locator("body")).toBeVisible();
});

test("if the styles of a page fail to load after a click, the browser requests the whole document", async ({
  page,
}) => {
  await page.goto("/news/press_releases");
  await hydrated(page);
  await page.route(/\/assets\/timeline-[\w-]{8}\.css$/, (route) => route.abort());
  const loaded = page.waitForEvent("load");
  const menu = page.getByRole("navigation", { name: "网站地图" });
  await menu.getByRole("link", { name: "发展历程" }).click();
  await loaded;
  await expect(page).toHaveURL("/about/development_history");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("发展历程");
  await hydrated(page);
  const own = await applied(page);
  expect(own.some((name) => name.startsWith("/assets/timeline-"))).toBe(true);
});

/** The texts of links in the footer. They lead to pages of many kinds. */
const WALK = ["公司简介", "核心业务", "新闻稿", "外部投资者", "集团总部", "招聘职位", "组织架构"];

for (const [order, names] of Object.entries({ forth: WALK, back: WALK.toReversed() })) {
  test(`pages that the router opens one after another (${order}) look as they do after a reload`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto("/404");
    await hydrated(page);
    const fresh = await context.newPage();
    const menu = page.getByRole("navigation", { name: "网站地图" });
    for (const name of names) {
      // A real click would leave the pointer over some element of the next page.
      const link = menu.getByRole("link", { name, exact: true });
      await link.evaluate((it: HTMLElement) => it.click());
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await fresh.goto(page.url());
      await hydrated(fresh);
      expect(await computedStyles(page), name).toEqual(await computedStyles(fresh));
      expect(await appliedTwice(page), `${name} has a style sheet twice`).toEqual([]);
    }
  });
}

/** The computed styles of elements with classes, without the styles that depend on the width of texts. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names =
      "display position gap padding color background-color font-size font-weight line-height border-top-width text-align aspect-ratio opacity order";
    return [...document.querySelectorAll("main [class]")].map((element) => {
      const style = getComputedStyle(element);
      const values = names.split(" ").map((name) => style.getPropertyValue(name));
      return `${element.tagName} ${element.getAttribute("class")} ${values.join("; ")}`;
    });
  });
}

/** The paths of the style sheets that apply more than once, for example both inline and by a link. */
async function appliedTwice(page: Page): Promise<string[]> {
  const all = await applied(page);
  return all.filter((name, index) => all.indexOf(name) !== index);
}
