import { describe, expect, test } from "vitest";
import { isStorablePage, pageKey, storePage } from "./stored-pages.ts";

const ORIGIN = "https://www.example.com";

const document = {
  status: 200,
  type: "basic" as const,
  redirected: false,
  headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
};
const streamed = new Headers({ "content-type": "text/html", "cache-control": "no-store" });
const pdf = new Headers({ "content-type": "application/pdf" });

test.each([
  ["a complete document", true, document],
  [
    "a streamed document, in which a late part may have failed,",
    false,
    { ...document, headers: streamed },
  ],
  ["a file that a navigation has opened", false, { ...document, headers: pdf }],
  ["an error", false, { ...document, status: 503 }],
  ["a redirected response", false, { ...document, redirected: true }],
])("%s is stored as a page: %s", (_, expected, response) => {
  expect(isStorablePage(response)).toBe(expected);
});

test.each([
  ["/news/press_releases?utm_source=mail#c-a", "/news/press_releases"],
  ["/news/press_releases?page=2&from=a&from=b", "/news/press_releases?page=2"],
])("a page at %s is stored under the address %s", (address, key) => {
  expect(pageKey(ORIGIN + address)).toBe(ORIGIN + key);
});

describe("fetching a stored page again", () => {
  const seen = "/news/news_detail/7";
  const stored = [seen, `${seen}?position=1`, "/home"];

  /**
   * Creates a response as it comes from the network. The constructor of `Response` cannot set `type` and `redirected`.
   */
  const response = (more: Partial<typeof document> | { type: "opaqueredirect" }): Response =>
    Object.assign(Object.create({ clone: () => "new" }), { ...document, ok: true, ...more });

  async function left(next: Response): Promise<Record<string, unknown>> {
    const entries = new Map<string, unknown>(stored.map((path) => [ORIGIN + path, "old"]));
    const cache = {
      put: async (key: string, value: unknown) => {
        entries.delete(key);
        entries.set(key, value);
      },
      delete: async (key: string, { ignoreSearch = false } = {}) => {
        const pathOf = (url: string) => (ignoreSearch ? url.replace(/\?.*/, "") : url);
        for (const each of entries.keys()) if (pathOf(each) === pathOf(key)) entries.delete(each);
        return true;
      },
      keys: async () => [...entries.keys()],
    };
    await storePage(ORIGIN + seen, next, async () => cache as never);
    return Object.fromEntries(
      [...entries].map(([key, value]) => [key.slice(ORIGIN.length), value]),
    );
  }

  test("a complete document replaces the stored document of the same address", async () => {
    expect(await left(response({}))).toEqual({
      [seen]: "new",
      [`${seen}?position=1`]: "old",
      "/home": "old",
    });
  });

  test("a streamed document removes the stored document, which is older", async () => {
    expect(await left(response({ headers: streamed }))).toEqual({
      [`${seen}?position=1`]: "old",
      "/home": "old",
    });
  });

  test.each([
    ["was not found", { ok: false, status: 404 }],
    ["was taken down", { ok: false, status: 410 }],
    [
      "has moved (according to the response to a navigation)",
      { ok: false, status: 0, type: "opaqueredirect" as const },
    ],
    ["has moved (according to the response to a fetch)", { redirected: true }],
  ])(
    "if the page %s, all stored documents with its path are removed, whatever their query",
    async (_, more) => {
      expect(await left(response(more))).toEqual({ "/home": "old" });
    },
  );

  test.each([503, 500, 429])(
    "no stored document is removed if the new response has the status %s",
    async (status) => {
      expect(Object.keys(await left(response({ ok: false, status } as never)))).toEqual(stored);
    },
  );
});
