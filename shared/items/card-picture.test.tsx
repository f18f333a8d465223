import { describe, expect, it } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import { CardPicture } from "./card-picture.tsx";

describe("CardPicture", () => {
  it("is a card of words where an item has no picture: a figure of its title", () => {
    const item = { title: "一季度新签合同46.2亿元" };
    const html = renderOnPage(<CardPicture item={item} alt="" />);
    expect(html).not.toContain("<img");
    expect(html.replace(/<[^>]*>/g, " ").match(/[\d.]+|亿元/g)).toEqual(["46.2", "亿元"]);
  });

  it("takes a figure of the summary where the title has none", () => {
    const item = {
      title: "踏步：一条新规半年后的回访",
      summary: "停工87次，工期损失合计412小时。",
    };
    const html = renderOnPage(<CardPicture item={item} alt="" />);
    expect(html.replace(/<[^>]*>/g, " ").match(/\d+|次/g)).toEqual(["87", "次"]);
  });

  it("hides a figure from assistive technology only where the words beside it say the same", () => {
    const item = { title: "Broken on purpose", summary: "Of 280 days, none went by." };
    for (const [hasSummary, isHidden] of [
      [false, false],
      [true, true],
    ] as const) {
      const html = renderOnPage(<CardPicture item={item} hasSummary={hasSummary} alt="" />);
      expect(html).toContain(">280<");
      expect(/^<span[^>]* aria-hidden="true">/.test(html)).toBe(isHidden);
    }
  });

  it("is nothing where an item has neither a picture nor a figure", () => {
    expect(renderOnPage(<CardPicture item={{ title: "Thirty-four yuan" }} alt="" />)).toBe("");
  });

  it("draws the figure", () => {
    const html = renderOnPage(<CardPicture item={{ title: "填报率由43%提高到86%" }} alt="" />);
    expect(html).toContain("--filled:86%");
  });
});
