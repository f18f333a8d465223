import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import "../i18n/all-messages.ts";
import { ExecutivesByYear } from "./executives.tsx";

test("the list of executives by year has names as links and short descriptions as text", () => {
  const items = ["Lin Ruoheng", "Shen Lichuan"].map((title, index) => ({
    id: `${index}`,
    title,
    href: `/en/about/executives_detail/${index}`,
    summary: `Joined as ${index}.`,
    facts: [`${2005 - index} | joined`],
    content: "",
  }));
  const html = renderOnPage(
    <MemoryRouter>
      <ExecutivesByYear items={items} />
    </MemoryRouter>,
    "en",
  );
  const entries = [
    ...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>\s*<span>(.*?)<\/span>/g),
  ];
  expect(entries.map(([, ...parts]) => parts)).toEqual([
    ["/en/about/executives_detail/1", "Shen Lichuan", "Joined as 1."],
    ["/en/about/executives_detail/0", "Lin Ruoheng", "Joined as 0."],
  ]);
});
