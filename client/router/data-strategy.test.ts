import { expect, test } from "vitest";
import { awaitDeferred } from "./data-strategy.ts";

type Arguments = Parameters<typeof awaitDeferred>[0];

/** Creates the arguments of a navigation to a page whose loader returns `data`. */
function navigation(data: unknown) {
  let loads = 0;
  const match = {
    route: { id: "zh:Profile" },
    shouldCallHandler: () => true,
    resolve: async () => {
      loads += 1;
      return { type: "data", result: data };
    },
  };
  const request = new Request("https://www.example.com/about/profile");
  return { args: { matches: [match], request } as unknown as Arguments, loads: () => loads };
}

test("a page is shown with the data of its loader", async () => {
  const { args } = navigation({ title: "a" });
  expect(await awaitDeferred(args, { readyState: "complete" })).toEqual({
    "zh:Profile": { type: "data", result: { title: "a" } },
  });
});

test("while the document is still streaming, a navigation loads the next page as a document", async () => {
  const { args, loads } = navigation({});
  const { "zh:Profile": result } = await awaitDeferred(args, { readyState: "loading" });
  const redirect = result?.result as Response;
  expect(redirect.headers.get("location")).toBe("https://www.example.com/about/profile");
  // The router then loads the page as a document.
  expect(redirect.headers.has("x-remix-reload-document")).toBe(true);
  expect(loads()).toBe(0);
});
