import { expect, test } from "vitest";
import { startCacheService } from "./cache-service.ts";

test("the cache service of the benchmarks returns the response that is stored for a URL, without headers such as Transfer-Encoding", async () => {
  const cache = await startCacheService();
  const url = `${cache.origin}/list?page=1`;
  const stored = [
    "HTTP/1.1 200 OK\r\nETag: a:b\r\nTransfer-Encoding: chunked\r\n\r\n",
    "6\r\n钢铁\r\n2\r\nab\r\n0\r\n\r\n",
  ];
  await fetch(url, { method: "PUT", body: stored.join("") });
  const found = await fetch(url);
  expect([found.status, found.headers.get("etag"), await found.text()]).toEqual([
    ...[200, "a:b", "钢铁ab"],
  ]);
  expect((await fetch(`${cache.origin}/list?page=2`)).status).toBe(504);
  cache.close();
});
