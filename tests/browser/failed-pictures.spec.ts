import { expect, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";

/** A badge in a line with a fixed height. Chinese registration offices hand out such HTML for the footer of a site. */
const line = (badge: string) =>
  `<a style="display:inline-block;height:20px;line-height:20px">${badge}<span style="float:left;margin-inline-start:5px">Registration 32010602011234</span></a><p>Licence B2-20170401</p>`;

for (const [attributes, size] of [
  ["", [20, 20]],
  ['style="float:left"', [20, 20]],
  ['style="float:left;height:16px"', [16, 16]],
  ['style="float:left;width:24px;height:18px"', [24, 18]],
  ['style="float:left" width="24" height="18"', [24, 18]],
  ['style="float:left" width="18"', [18, 18]],
  ['style="float:left" height="18"', [20, 20]],
] as const) {
  test(`a badge with ${attributes || "no attributes"} that fails to load takes ${size.join(" × ")} px and covers no text`, async ({
    page,
  }) => {
    await page.route("https://broken.example/**", (route) => route.abort());
    await page.goto("/404");
    await hydrated(page);
    await page.evaluate(
      (html) => {
        const notice = document.querySelector("footer .label > div");
        if (notice) notice.innerHTML = html;
      },
      line(`<img src="https://broken.example/badge.png" alt="" ${attributes}>`),
    );
    const badge = page.locator("footer img");
    await expect(badge).toHaveAttribute("data-failed");
    const { box, texts } = await badge.evaluate((picture) => {
      const range = document.createRange();
      const texts = [...(picture.closest("div")?.querySelectorAll("span, p") ?? [])].map((text) => {
        range.selectNodeContents(text);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      });
      return { box: picture.getBoundingClientRect().toJSON() as DOMRect, texts };
    });
    expect([box.width, box.height]).toEqual(size);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      const isBeside = text.left >= box.right || text.top >= box.bottom || text.bottom <= box.top;
      expect(isBeside, `${JSON.stringify(box)} on ${JSON.stringify(text)}`).toBe(true);
    }
  });
}
