import { expect, test } from "vitest";
import { announcementOf } from "./announcement.ts";

const outcome = { page: "第 2 页，共 3 页", selection: "2024：30 份公告" };

test.each([
  ["/a", "/a?page=2", outcome.page],
  ["/a?page=2", "/a", outcome.page],
  ["/a?year=2024", "/a?year=2024&page=2", outcome.page],
  ["/a?page=2", "/a?pageSize=20", outcome.page],
  ["/a", "/a?year=2024", outcome.selection],
  ["/a?year=2024&page=2", "/a", outcome.selection],
  ["/a?page=2", "/a?page=2", outcome.page],
  ["/a?year=2024", "/a?year=2024", outcome.selection],
  ["/a", "/a", outcome.selection],
  ["/b", "/a", "标题"],
  ["/b?year=2024", "/a?page=2", "标题"],
  ["/b", "/a?year=2024", "标题。2024：30 份公告"],
])("a navigation from %s to %s is announced as %s", (from, to, expected) => {
  const [before, after] = [from, to].map((path) => new URL(path, "https://www.example.com"));
  expect(announcementOf(before as URL, after as URL, outcome, "标题")).toBe(expected);
});

test("a page without a list is announced by its title if it is loaded again", () => {
  const url = new URL("https://www.example.com/a");
  expect(announcementOf(url, url, {}, "标题")).toBe("标题");
});

test("another page of a list is not announced if it failed to load, because screen readers read its error message", () => {
  const url = new URL("https://www.example.com/a?page=2");
  expect(announcementOf(new URL("/a", url), url, {}, "标题")).toBe("");
});
