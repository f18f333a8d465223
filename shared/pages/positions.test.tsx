import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import "../i18n/all-messages.ts";
import { Places, PositionList } from "./positions.tsx";

test("links to different positions have different names", () => {
  const items = ["Welder", "Rigger"].map((title, index) => ({
    id: `${index}`,
    title,
    content: "",
    email: "jobs@example.com",
  }));
  const page = { items, filters: [] } as unknown as Parameters<typeof PositionList>[0];
  const html = renderOnPage(
    <MemoryRouter>
      <PositionList {...page} />
    </MemoryRouter>,
    "en",
  );
  const names = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name = ""]) =>
    name.replace(/<[^>]*>/g, ""),
  );
  expect(names).toEqual([
    "Apply: Welder",
    "Link to this position: Welder",
    "Apply: Rigger",
    "Link to this position: Rigger",
  ]);
});

test.each([
  ["the place with most positions and all other places", undefined, "Oslo: 2 Elsewhere: 3"],
  ["the selected place and all other places", "Bergen", "Bergen: 1 Elsewhere: 4"],
])("the drawing of the positions names %s", (_, selected, names) => {
  const filters = [
    { name: "place", values: ["Oslo", "Bergen", "Voss", "Moss"], counts: [2, 1, 1, 1], selected },
  ];
  expect(captionOf({ items: [], filters, total: 5 })).toBe(names);
});

test("the drawing of the positions names only the place, if all positions are there", () => {
  const filters = [{ name: "place", values: ["Oslo"], counts: [2] }];
  expect(captionOf({ items: [], filters, total: 2 })).toBe("Oslo: 2");
});

function captionOf(list: object): string {
  const html = renderOnPage(
    <Places list={list as unknown as Parameters<typeof Places>[0]["list"]} />,
    "en",
  );
  return html
    .replace(/<[^>]*>/g, "")
    .trim()
    .replaceAll(/\s+/g, " ");
}
