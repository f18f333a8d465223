import { expect, test } from "vitest";
import { ContentError } from "../shared/content/errors.ts";
import { createBrowserContent } from "./content-api.ts";
import { NavigationCache } from "./navigation-cache.ts";
import { RequestCounter } from "./requests.ts";
import { ClientStateStore } from "./state.ts";

/** A browser's content over a network that the test watches. */
function setUp() {
  const sent: string[] = [];
  let counted = 0;
  const requests = new RequestCounter(new ClientStateStore());
  requests.watch({ started: () => counted++, ended() {}, failed() {} });
  const content = createBrowserContent({
    known: {},
    requests,
    navigationCache: new NavigationCache(undefined),
    fetchJson: async (path) => {
      sent.push(path);
      return {};
    },
  });
  const { signal } = new AbortController();
  return { content, signal, sent, counted: () => counted };
}

test("a page's own data is counted as a request, and fetched once where it was fetched ahead", async () => {
  const { content, signal, sent, counted } = setUp();
  await content.requested("zh", signal).item("7");
  expect(counted()).toBe(1);
  await content.ahead("zh", signal).item("8");
  await content.requested("zh", signal).item("8");
  expect(sent).toEqual(["/api/contents/7", "/api/contents/8"]);
  expect(counted()).toBe(1);
});

test("what a page is whole without is neither counted nor fetched ahead", async () => {
  const { content, signal, sent, counted } = setUp();
  await content.requested("en", signal).adjacentItems("7");
  await expect(content.ahead("en", signal).adjacentItems("8")).rejects.toMatchObject({
    code: "upstream",
  });
  expect(sent).toEqual(["/api/contents/7/adjacent?domain=en"]);
  expect(counted()).toBe(0);
});

test("a page of groups that is given up is not waited for, though its answer is on its way", async () => {
  const response = Promise.withResolvers<unknown>();
  const state = new ClientStateStore();
  const content = createBrowserContent({
    known: {},
    requests: new RequestCounter(state),
    navigationCache: new NavigationCache(undefined),
    fetchJson: () => response.promise,
  });
  void content.ahead("zh", new AbortController().signal).groups(7);
  const page = new AbortController();
  const requested = content.requested("zh", page.signal).groups(7);
  expect(state.get().reqCount).toBe(1);
  page.abort();
  await expect(requested).rejects.toMatchObject({ name: "AbortError" });
  expect(state.get().reqCount).toBe(0);
});

test.each([
  [
    "is loaded as a document where it is kept, and nothing of it is shown meanwhile",
    true,
    "waiting",
  ],
  ["fails where it is not kept", false, "failed"],
])("a page for which no response comes %s", async (_, isCacheable, expected) => {
  const requests = new RequestCounter(new ClientStateStore());
  const content = createBrowserContent({
    known: {},
    requests,
    navigationCache: new NavigationCache(undefined),
    openStoredPage: async () => isCacheable,
    fetchJson: () =>
      Promise.reject(new ContentError("upstream", "offline", { cause: new TypeError() })),
  });
  const page = content.requested("zh", new AbortController().signal).item("7");
  const outcome = await Promise.race([
    page.catch(() => "failed"),
    new Promise((resolve) => setTimeout(resolve, 0, "waiting")),
  ]);
  expect(outcome).toBe(expected);
  expect(requests.count).toBe(0);
});
