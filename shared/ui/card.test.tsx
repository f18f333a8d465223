import { expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import { Card } from "./card.tsx";

test("a card shows a short summary completely, but only the beginning of a long summary", () => {
  const shown = (summary: string) =>
    renderOnPage(<Card item={{ title: "钢包" }} summaryOf={{ summary }} />).split('summary">')[1] ??
    "";
  expect(shown("一炉钢。")).toContain("一炉钢。</p>");
  expect(shown("一炉钢。".repeat(1000)).length).toBeLessThan(150);
});

test.each(["small", "medium", "large"] as const)(
  "the summary of a %s card does not inherit the font of the title",
  (size) => {
    const html = renderOnPage(
      <Card item={{ title: "钢包" }} size={size} summaryOf={{ summary: "一炉钢" }} />,
    );
    const [article = [], title = []] = ["article", "h2"].map((name) =>
      new RegExp(`<${name} class="([^"]*)"`).exec(html)?.[1]?.split(" "),
    );
    expect(title).not.toEqual([]);
    expect(article.filter((name) => title.includes(name))).toEqual([]);
  },
);
