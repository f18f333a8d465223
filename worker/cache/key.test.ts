import { describe, expect, test } from "vitest";
import { cacheUrl, dataCacheUrl } from "./key.ts";

const site = "https://www.example.com";
const upstream = "https://cms.example.org";

const settings = [upstream, "", "direct"];
const list = { call: "list", parameters: { nodeId: 7 } };

const keys = {
  data: dataCacheUrl(cacheUrl(site, "data", settings), list),
  documents: cacheUrl(site, "documents", ["b1", upstream, "/home", "?page=2"]),
};

describe.each(Object.entries(keys))("the key of %s", (_, key) => {
  test("has the site's host", () => {
    expect(new URL(key).origin).toBe(site);
  });

  test("is not the URL of a page", () => {
    expect(new URL(key).pathname).toMatch(/^\/\.cache\//);
  });

  test("names the content service", () => {
    expect(key).toContain(encodeURIComponent(upstream));
  });
});

test("keys of two sites differ", () => {
  const other = cacheUrl("https://staging.example.com", "data", settings);
  expect(dataCacheUrl(other, list)).not.toBe(keys.data);
});
