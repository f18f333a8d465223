import { expect, type Page, test } from "@playwright/test";
import { hydrated, watch } from "../helpers/console-watch.ts";

/** Every stylesheet that the browser requests. */
function requestedSheets(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

/** URLs of the styles that apply, inline and linked. */
function applied(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets].map(({ ownerNode }) => {
      const node = ownerNode as HTMLElement;
      const address = node.dataset.href ?? node.getAttribute("href") ?? "";
      return new URL(address, location.href).pathname;
    }),
  );
}

/** Offsets of heading, list and footer from the page's top; different without styles. */
function places(page: Page): Promise<number[][]> {
  return page.evaluate(() => {
    const top = document.querySelector("main")?.getBoundingClientRect().y ?? 0;
    return [...document.querySelectorAll("h1, main article, main nav, footer")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y - top, width, height].map(Math.round);
    });
  });
}

test("a document has its styles inline and requests no others", async ({ page }) => {
  const seen = watch(page);
  const requested = requestedSheets(page);
  for (const path of ["/news/press_releases", "/home", "/404", "/en/about/development_history"]) {
    await page.goto(path);
    await hydrated(page);
    const own = page.locator("head style");
    expect(await own.count(), path).toBeGreaterThan(0);
    expect(await applied(page), path).toHaveLength(await own.count());
  }
  expect(requested).toEqual([]);
  expect(seen.complaints.filter((text) => !text.includes("404"))).toEqual([]);
});

test("the styles of another view are fetched once, and do not change the views before", async ({
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
  expect(added.some((name) => name.startsWith("/assets/views-"))).toBe(true);

  await page.goBack();
  await expect(heading).toHaveText("新闻稿");
  expect(await places(page)).toEqual(before);

  await page.goForward();
  await expect(heading).toHaveText("发展历程");
  expect(new Set(requested).size).toBe(requested.length);
  expect(requested.filter((name) => own.includes(name))).toEqual([]);
  expect(seen.complaints).toEqual([]);
});

test("a view that the router opened looks like its document", async ({ page }) => {
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

test("an injected style element does not apply", async ({ page }) => {
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

test("a page whose styles fail to load is loaded as a document", async ({ page }) => {
  await page.goto("/news/press_releases");
  await hydrated(page);
  await page.route(/\/assets\/views-[\w-]{8}\.css$/, (route) => route.abort());
  const loaded = page.waitForEvent("load");
  const menu = page.getByRole("navigation", { name: "网站地图" });
  await menu.getByRole("link", { name: "发展历程" }).click();
  await loaded;
  await expect(page).toHaveURL("/about/development_history");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("发展历程");
  await hydrated(page);
  const own = await applied(page);
  expect(own.some((name) => name.startsWith("/assets/views-"))).toBe(true);
});
