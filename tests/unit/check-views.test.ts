import { expect, test } from "vitest";
import { checkViews } from "../../tools/build/check-views.ts";

test("a view that does not exist is reported with its line and what is meant", async () => {
  const routes = [
    { name: "Culture", view: "cultur" },
    { name: "Home", view: "home" },
  ];
  await expect(checkViews(routes)).rejects.toThrow(
    /^shared\/routing\/table.ts:\d\d shared\/routing\/views.ts has no view “cultur”; did you mean “culture”\?$/,
  );
});

test("one that resembles none is to be added", async () => {
  await expect(checkViews([{ name: "Home", view: "calendar" }])).rejects.toThrow(
    "has no view “calendar”; add it there or correct the name",
  );
});

test("the pages of the site have views", async () => {
  await expect(checkViews()).resolves.toBeUndefined();
});
