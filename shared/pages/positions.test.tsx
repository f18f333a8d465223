import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import "../i18n/all-messages.ts";
import { PositionList } from "./positions.tsx";

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
