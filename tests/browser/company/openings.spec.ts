import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated } from "../../helpers/console-watch.ts";
import { resize } from "../../helpers/resize.ts";

// An opening is the top of a page. Below the page's name, it can have a drawing, a picture or some facts.

const DISCLOSURES = "/announcement/information_disclosure";

function filter(page: Page, name: string) {
  const navigation = page.getByRole("navigation", { name, exact: true });
  return {
    link: (value: string) => navigation.getByRole("link", { name: value, exact: true }),
    current: navigation.locator("[aria-current=true]"),
  };
}

/**
 * Follows a link with the keyboard. First waits until the loading overlay is hidden, because nothing on the page can
 * have the focus while the overlay is shown.
 */
async function follow(page: Page, link: Locator): Promise<void> {
  await expect(async () => {
    await link.focus();
    await expect(link).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a visitor can filter disclosures by year and kind with the keyboard", async ({
      page,
    }) => {
      await page.goto(DISCLOSURES);
      if (javaScriptEnabled) await hydrated(page);
      await expect(filter(page, "年份").current).toHaveText("全部");
      await follow(page, filter(page, "年份").link("2026"));
      await expect(page).toHaveURL(`${DISCLOSURES}?year=2026`);
      await expect(filter(page, "年份").current).toHaveText("2026");
      for (const date of await page.locator("main article time").all()) {
        await expect(date).toHaveText(/^2026-\d\d-\d\d$/);
      }
      await follow(page, filter(page, "类别").link("定期报告"));
      await expect(filter(page, "类别").current).toHaveText("定期报告");
      expect(new URL(page.url()).searchParams.get("year")).toBe("2026");
      await follow(page, filter(page, "年份").link("全部"));
      await expect(page).toHaveURL(
        (url) => url.search === `?${new URLSearchParams({ kind: "定期报告" })}`,
      );
    });

    test("a visitor can filter job positions by place and by field of work", async ({ page }) => {
      await page.goto("/recruitment/recruitment");
      if (javaScriptEnabled) await hydrated(page);
      await filter(page, "工作地点").link("武汉").click();
      await filter(page, "领域").link("销售").click();
      await expect(filter(page, "领域").current).toHaveText("销售");
      await expect(filter(page, "工作地点").current).toHaveText("武汉");
      await expect(page.locator("main details")).toHaveCount(1);
    });
  });
}

test("when a visitor follows a link of a filter by keyboard, the link keeps the focus and the page does not scroll down", async ({
  page,
}) => {
  await page.goto(DISCLOSURES);
  await hydrated(page);
  const link = filter(page, "类别").link("债券与担保");
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.press("Enter");
  await expect(filter(page, "类别").current).toHaveText("债券与担保");
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(before);
});

test("below the bar that shows the investors' holdings, no name is cut off", async ({ page }) => {
  for (const path of ["/about/external_investors", "/en/about/external_investors"]) {
    await page.goto(path);
    for (const width of [768, 1024, 1440, 1920]) {
      await resize(page, { width, height: 900 });
      const names = page.locator('main [style*="--row"] > span:last-child:visible');
      await expect(names.first()).toBeVisible();
      const cut = await names.evaluateAll((all) =>
        all
          // A text with visible overflow is not cut off.
          .filter((name) => getComputedStyle(name).overflow !== "visible")
          .flatMap(({ scrollHeight, clientHeight, scrollWidth, clientWidth, textContent }) =>
            scrollHeight > clientHeight || scrollWidth > clientWidth ? [textContent] : [],
          ),
      );

      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the page of an office lists the offices in the same region, links to the other offices, and marks its own office as current", async ({
  page,
}) => {
  await page.goto("/contact/sub/18102");
  const region = page.getByRole("region", { name: "华东" });
  await expect(region.locator("[aria-current]")).toContainText("上海办事处");
  await region.getByRole("link", { name: "杭州办事处" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("杭州办事处");
  await expect(region.locator("[aria-current]")).toContainText("杭州办事处");
});

test("the page of the office at headquarters lists the offices in its region, although this office has no travel time from headquarters", async ({
  page,
}) => {
  await page.goto("/contact/sub/18101");
  const region = page.getByRole("region", { name: "华东" });
  await expect(region.getByRole("link", { name: "上海办事处" })).toBeVisible();
  await expect(region.locator("[aria-current]")).toHaveCount(0);
});

test("the page of an executive links to the next executive, whose page links back", async ({
  page,
}) => {
  await page.goto("/about/executives_detail/13301");
  await page.getByRole("link", { name: "下一位 顾明枢" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("顾明枢");
  await expect(page.getByRole("link", { name: "上一位 沈砺川" })).toBeVisible();
});

test("when the page of the executives opens, the portraits of all executives are in view", async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 });
  await page.goto("/about/executives");
  const people = page.locator("[data-lead]").getByRole("article");
  await expect(people).toHaveCount(12);
  for (const person of await people.all()) await expect(person.locator("img")).toBeInViewport();
});

test.describe("without scripts:", () => {
  // Scripts change nothing that these tests check, and would take most of the time.
  test.use({ javaScriptEnabled: false });

  test("the page of the company's history begins with a scale from the first to the last year, and these two years have different colours", async ({
    page,
  }) => {
    await page.goto("/about/development_history");
    const years = page.locator("[data-lead]").getByText(/^\d{4}$/);
    await expect(years.first()).toHaveText("1998");
    await expect(years.last()).toHaveText("2026");
    const colours = await page
      .getByRole("heading", { level: 2, name: /^(?:2026|1998)$/ })
      .evaluateAll((all) => all.map((year) => getComputedStyle(year).color));
    expect(new Set(colours).size).toBe(2);
  });

  test("the steps of the hiring process are drawn to scale, in days, and no step begins before the previous one", async ({
    page,
  }) => {
    await page.goto("/recruitment/recruitment_process");
    for (const width of [390, 1440]) {
      await resize(page, { width, height: 900 });
      const tracks = page.locator("[data-lead] [style*='--share']");
      const bars = await tracks.evaluateAll((all) =>
        all.map((track) => {
          const { insetInlineStart, inlineSize } = getComputedStyle(track, "::before");
          const day = track.getBoundingClientRect().width / 26;
          return {
            start: Math.round(Number.parseFloat(insetInlineStart) / day),
            days: Number((Number.parseFloat(inlineSize) / day).toFixed(1)),
          };
        }),
      );
      expect(bars.map(({ start }) => start)).toEqual([0, 1, 8, 9, 10, 13, 25]);
      const days = [7, 0.5, 3, 12, 1];
      expect([bars[1], ...bars.slice(3)].map((bar) => bar?.days)).toEqual(days);
    }
  });

  test("the bar of external investors is drawn to scale, and lines lead from its parts to the names of the four largest investors and to the number of the other investors", async ({
    page,
  }) => {
    await resize(page, { width: 1440, height: 900 });
    await page.goto("/about/external_investors");
    await expectNames(page);
    await resize(page, { width: 360, height: 900 });
    await expectNames(page);

    await resize(page, { width: 1440, height: 900 });
    await page.goto("/en/about/external_investors");
    await expectNames(page);
    const widths = await page
      .locator("[data-lead] :is([style*='--holdings'] > p, i)")
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
    const shares = await page
      .locator("main article p")
      .filter({ hasText: /^Shareholding [\d.]+%$/ })
      .allTextContents();
    expect(shares).toHaveLength(12);
    const perCent = shares.map(
      (share, index) => (widths[index] ?? 0) / Number.parseFloat(share.replace(/^\D+/, "")),
    );
    for (const each of perCent) expect(each).toBeCloseTo((widths[12] ?? 0) / 59, 0);
  });

  /**
   * Expects that the names of four investors and the number of the remaining investors are below the bar, and that a
   * vertical line leads from each part of the bar to its text.
   */
  async function expectNames(page: Page): Promise<void> {
    const parts = page.locator("[data-lead] [aria-hidden][style*='--row']");
    await expect(parts).toHaveText([/^\D/, /^\D/, /^\D/, /^\D/, /8/]);
    const places = await parts.evaluateAll((all) =>
      all.map(({ firstElementChild: line, lastElementChild: name }) => {
        const from = line?.getBoundingClientRect() ?? new DOMRect();
        const box = name?.getBoundingClientRect() ?? new DOMRect();
        return {
          isAtLine: Math.abs(from.left - box.left) < 1 && Math.abs(from.bottom - box.bottom) < 1,
          isBelow: box.top > from.top + 50,
          isInside: box.right <= innerWidth,
        };
      }),
    );
    const expected = { isAtLine: true, isBelow: true, isInside: true };
    expect(places).toEqual(Array.from({ length: 5 }, () => expected));
  }

  test("the header's logo has a single colour if the top of the page below it has the accent colour as its background", async ({
    page,
  }) => {
    for (const [path, colours] of [
      ["/product/development_business", 2],
      ["/subject/meeting", 1],
      ["/about/profile", 2],
    ] as const) {
      await page.goto(path);
      const fills = await page
        .getByRole("banner")
        .locator("a svg:has(+ span) path")
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).fill));
      expect(new Set(fills).size, path).toBe(colours);
    }
  });

  test("the page of the conference begins with the conference's name, its days and the number of places", async ({
    page,
  }) => {
    for (const [path, ...texts] of [
      ["/subject/meeting", "2026砺枢工业智能大会", "2026年12月", "600个名额"],
      [
        "/en/subject/meeting",
        "Lishu Industrial Intelligence Conference 2026",
        "December 2026",
        "600 places",
      ],
    ] as const) {
      await page.goto(path);
      const poster = page.locator("[data-lead]");
      await expect(poster.locator("time")).toHaveText(["8", "9"]);
      for (const text of texts) {
        await expect(poster.getByText(text, { exact: true })).toBeVisible();
      }
    }
    // The links to the tabs are at the top on every tab. Only the first tab shows the days of the conference.
    for (const path of ["/subject/meeting", "/subject/meeting?group=meeting-agenda"]) {
      await page.goto(path);
      const lead = page.locator("[data-lead]");
      await expect(lead.getByRole("link", { name: "会议日程" })).toBeVisible();
      await expect(lead.locator("time")).toHaveCount(path.includes("?") ? 0 : 2);
    }
  });

  test("the organisation page and the talent page show their first item at the top of the page, and do not repeat it below", async ({
    page,
  }) => {
    for (const [path, title] of [
      ["/about/organization", "集团组织架构"],
      ["/recruitment/talent_concept", "我们不看什么"],
    ] as const) {
      await page.goto(path);
      await expect(page.locator("[data-lead] h2")).toHaveText(title);
      await expect(page.getByRole("heading", { name: title })).toHaveCount(1);
    }
  });

  /** The numbers that each page shows in its largest type. */
  const FACTS: [path: string, ...numbers: string[]][] = [
    ["/about/profile", "8,600"],
    ["/en/product/core_business", "74"],
    ["/product/internet_services", "0"],
    ["/en/product/development_business", "68%"],
    ["/about/external_investors", "41.00%"],
    ["/en/recruitment/recruitment_process", "12"],
  ];

  test("large numbers at the top of a page are the largest text of the page, and fit into the window", async ({
    page,
  }) => {
    for (const [path, ...numbers] of FACTS) {
      await page.goto(path);
      for (const width of [360, 1440]) {
        await resize(page, { width, height: 900 });
        const opening = page.locator("[data-lead]");
        const largest = await opening.locator("span").evaluateAll((all) => {
          const sizeOf = (element: Element) =>
            Number.parseFloat(getComputedStyle(element).fontSize);
          const most = Math.max(...[...document.querySelectorAll("main *")].map(sizeOf));
          const hasText = ({ childNodes }: Element) =>
            [...childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
            );
          return all
            .filter((element) => sizeOf(element) === most && hasText(element))
            .map((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              const { left, right } = range.getBoundingClientRect();
              return { text: element.textContent, isInside: left >= 0 && right <= innerWidth };
            });
        });
        expect(largest, `${path} at ${width} px`).toEqual(
          numbers.map((text) => ({ text, isInside: true })),
        );
      }
    }
  });

  test("the culture page shows the company's motto at its top, in two vertical lines", async ({
    page,
  }) => {
    await page.goto("/en/about/lishu_culture");
    const opening = page.locator("[data-lead]");
    await expect(opening).toContainText("Steel, sharpened by data");
    const lines = opening.locator("[lang=zh] > span");
    await expect(lines).toHaveText(["以数砺钢", "以智为枢"]);
    const boxes = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
    for (const { width, height } of boxes) expect(height).toBeGreaterThan(3 * width);
    expect(boxes[0]?.x).toBeGreaterThan(boxes[1]?.x ?? 0);
  });

  test("a page preloads a picture only if a picture is shown at its top", async ({ request }) => {
    for (const [path, hasPicture] of [
      ["/product/internet_services", true],
      ["/about/profile", false],
      ["/product/core_business", true],
      ["/news/press_releases", false],
      ["/news/news_detail/10128", false],
      ["/contact/marketing_network", false],
      ["/home/search", false],
    ] as const) {
      const html = await (await request.get(path)).text();
      const first = /<link rel="preload" as="image"[^>]*fetchpriority="high"/i;
      expect(first.test(html), path).toBe(hasPicture);
    }
  });

  test("a scale of travel times links to each office, the nearest office first, and the list below the scale links to each office again", async ({
    page,
  }) => {
    await resize(page, { width: 360, height: 800 });
    await page.goto("/en/contact/marketing_network?group=region-overseas");
    const rows = page.locator("main figure").getByRole("listitem");
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toHaveText(/^Ho Chi Minh City 5\sh\s30\smin\s+2,650\skm$/);
    await expect(rows.getByRole("link")).toHaveCount(6);
    const stops = await rows.evaluateAll((all) =>
      all.map((row) => {
        const [, hours, minutes = 0] = /(\d+)\sh(?:\s(\d+)\smin)?/.exec(row.textContent) ?? [];
        return {
          minutes: 60 * Number(hours) + Number(minutes),
          x: row.getBoundingClientRect().x,
        };
      }),
    );
    expect(stops.map(({ minutes }) => minutes)).toEqual([330, 540, 600, 780, 900, 1860]);
    const [first, last] = [stops[0], stops.at(-1)];
    const perMinute = ((last?.x ?? 0) - (first?.x ?? 0)) / (1860 - 330);
    for (const { minutes, x } of stops) {
      expect(x).toBeCloseTo((first?.x ?? 0) + perMinute * (minutes - 330), 0);
    }
    await expect(
      page.locator("main").getByRole("heading", { level: 2 }).getByRole("link"),
    ).toHaveCount(6);
    await expect(page.locator('main [src*="map"]')).toHaveCount(0);
  });

  test("the routes to the headquarters are drawn as lines with stations, and a longer journey has a longer line", async ({
    page,
  }) => {
    await resize(page, { width: 390, height: 900 });
    await page.goto("/contact/headquarters");
    const way = page.getByRole("region", { name: "交通指引" }).getByRole("listitem").first();
    const stations = way.getByRole("list").first().getByRole("listitem");
    await expect(stations).toHaveText([
      /^南京南站/,
      /^地铁3号线、10号线，50分钟 龙华路站/,
      /^接驳车，8分钟 园区东门/,
    ]);
    const heights = await stations.evaluateAll((all) =>
      all.map((station) => station.getBoundingClientRect().height),
    );
    expect(heights[1]).toBeGreaterThan(heights[2] ?? 0);
    await expect(way).toContainText("从南京南站出发，约58分钟");

    await resize(page, { width: 1440, height: 900 });
    // The route from the railway station is the last part of the route from the airport. In wide windows, both routes
    // share one line.
    const minutes = [20, 42, 50, 8];
    const legs = page
      .getByRole("region", { name: "交通指引" })
      .locator("ol > li + li")
      .filter({ visible: true });
    const boxes = await legs.evaluateAll((all) => all.map((leg) => leg.getBoundingClientRect()));
    expect(boxes).toHaveLength(minutes.length);
    const perMinute = boxes.map(({ width }, index) => width / (minutes[index] ?? 0));
    for (const each of perMinute) expect(each).toBeCloseTo(perMinute[0] ?? 0, 0);
    expect(new Set([0, 3].map((last) => Math.round(boxes[last]?.right ?? 0))).size).toBe(1);
  });

  test("the page of disclosures begins with the latest results and with a calendar in order of dates, but shows no results if a filter is set", async ({
    page,
  }) => {
    await page.goto("/en/announcement/information_disclosure");
    await expect(page.getByRole("region", { name: "Latest results" })).toContainText(
      "RMB 3,970 million",
    );
    const days = page.getByRole("region", { name: "Financial calendar" }).locator("time");
    const dates = await days.evaluateAll((times) =>
      times.map((time) => time.getAttribute("datetime") ?? ""),
    );
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual(dates.toSorted());
    await page.goto("/en/announcement/information_disclosure?year=2026");
    await expect(page.getByRole("region", { name: "Latest results" })).toHaveCount(0);
  });

  test("screen readers read each key figure of an article, with its unit and label, as one phrase", async ({
    page,
  }) => {
    await page.goto("/news/media_detail/15060");
    const facts = page.getByRole("article").first().getByRole("list").first();
    await expect(facts).toMatchAriaSnapshot(`
    - listitem: 21.6吨 第一卷钢的重量
    - listitem: 138人 高峰时的队伍
  `);
  });
});
