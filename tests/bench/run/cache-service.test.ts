import { expect, test } from "vitest";
import { parseResponse, startCacheService } from "./cache-service.ts";

function response(...lines: string[]): Buffer {
  return Buffer.from(lines.join("\r\n"));
}

test("a response keeps its headers, without hop-by-hop headers", () => {
  const { headers, body } = parseResponse(
    response("HTTP/1.1 200 OK", "Content-Length: 4", 'ETag: "a:b"', "X: 1", "", "text"),
  );
  expect(headers).toEqual([
    ["ETag", '"a:b"'],
    ["X", "1"],
  ]);
  expect(body.toString()).toBe("text");
});

test("chunks are concatenated as bytes, not as characters", () => {
  const { body } = parseResponse(
    response(
      "HTTP/1.1 200 OK",
      "Transfer-Encoding: chunked",
      "",
      "6",
      "钢铁",
      "2",
      "ab",
      "0",
      "",
      "",
    ),
  );
  expect(body.toString()).toBe("钢铁ab");
});

test("only a response stored for a URL is found there", async () => {
  const cache = await startCacheService();
  cache.put("http://a.example/list?page=1", { "x-stored": "yes" }, Buffer.from("body"));
  const get = (path: string) => fetch(`${cache.origin}${path}`);
  // The host is part of the key.
  expect((await get("/list?page=1")).status).toBe(504);
  cache.put(`${cache.origin}/list?page=1`, { "x-stored": "yes" }, Buffer.from("body"));
  const found = await get("/list?page=1");
  expect([found.headers.get("x-stored"), await found.text()]).toEqual(["yes", "body"]);
  expect((await get("/list?page=2")).status).toBe(504);
  await cache.close();
});
