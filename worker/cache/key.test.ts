import { describe, expect, test } from "vitest";
import { cacheUrl } from "./key.ts";

const site = "https://www.example.com";
const upstream = "https://cms.example.org";

const data = [upstream, "", "direct", "list", JSON.stringify({ nodeId: 7 })];

const keys = {
  data: cacheUrl(site, "data", data),
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

test("the same data has different keys for two sites", () => {
  expect(cacheUrl("https://staging.example.com", "data", data)).not.toBe(keys.data);
});
