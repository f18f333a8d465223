import { expect, test } from "vitest";
import { ContentError } from "../../shared/content/errors.ts";
import { ClientStateStore } from "./client-state.ts";
import { createBrowserContent } from "./content-api.ts";
import { RequestCounter } from "./request-counter.ts";

/** Creates content APIs with a fake network, and records their requests. */
function setUp() {
  const fetched: string[] = [];
  let counted = 0;
  const requests = new RequestCounter(new ClientStateStore());
  requests.watch({ started: () => counted++, ended() {}, failed() {} });
  const content = createBrowserContent({
    tree: { nodes: [], others: [] },
    requests,
    fetchJson: async (path) => {
      fetched.push(path);
      return {};
    },
  });
  const { signal } = new AbortController();
  return { content, signal, fetched, counted: () => counted };
}

test("a navigation counts as a request unless its data was prefetched", async () => {
  const { content, signal, fetched, counted } = setUp();
  await content.forNavigation("zh", signal).item("7");
  expect(counted()).toBe(1);
  await content.forPrefetch("zh", signal).item("8");
  await content.forNavigation("zh", signal).item("8");
  expect(fetched).toEqual(["/api/contents/7", "/api/contents/8"]);
  expect(counted()).toBe(1);
});

test("requests for optional data are not counted, and optional data is not prefetched", async () => {
  const { content, signal, fetched, counted } = setUp();
  await content.forNavigation("en", signal).adjacentItems("7");
  await expect(content.forPrefetch("en", signal).adjacentItems("8")).rejects.toMatchObject({
    code: "upstream",
  });
  expect(fetched).toEqual(["/api/contents/7/adjacent?domain=en"]);
  expect(counted()).toBe(0);
});

test("an aborted navigation stops waiting for data that is still being prefetched", async () => {
  const response = Promise.withResolvers<unknown>();
  const state = new ClientStateStore();
  const content = createBrowserContent({
    tree: { nodes: [], others: [] },
    requests: new RequestCounter(state),
    fetchJson: () => response.promise,
  });
  void content.forPrefetch("zh", new AbortController().signal).groups(7);
  const page = new AbortController();
  const navigation = content.forNavigation("zh", page.signal).groups(7);
  expect(state.get().reqCount).toBe(1);
  page.abort();
  await expect(navigation).rejects.toMatchObject({ name: "AbortError" });
  expect(state.get().reqCount).toBe(0);
});

test.each([
  [
    "is loaded as a document if the service worker has stored it, and the promise of its data stays pending",
    true,
    "waiting",
  ],
  ["fails to load if the service worker has not stored it", false, "failed"],
])("a page that cannot be reached over the network %s", async (_, isStored, expected) => {
  const requests = new RequestCounter(new ClientStateStore());
  const content = createBrowserContent({
    tree: { nodes: [], others: [] },
    requests,
    openStoredPage: async () => isStored,
    fetchJson: () =>
      Promise.reject(new ContentError("network", "offline", { cause: new TypeError() })),
  });
  const page = content.forNavigation("zh", new AbortController().signal).item("7");
  const outcome = await Promise.race([
    page.catch(() => "failed"),
    new Promise((resolve) => setTimeout(resolve, 0, "waiting")),
  ]);
  expect(outcome).toBe(expected);
  expect(requests.count).toBe(0);
});
