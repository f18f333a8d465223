import { expect, test } from "vitest";
import { parseResponse, startCacheService } from "./cache-service.ts";

function response(...lines: string[]): Buffer {
  return Buffer.from(lines.join("\r\n"));
}

test("a response keeps its headers, without those of its connection", () => {
  const { headers, body } = parseResponse(
    response("HTTP/1.1 200 OK", "Content-Length: 4", 'ETag: "a:b"', "X: 1", "", "text"),
  );
  expect(headers).toEqual([
    ["ETag", '"a:b"'],
    ["X", "1"],
  ]);
  expect(body.toString()).toBe("text");
});

test("chunks are put together by their bytes, not their characters", () => {
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

test("what is kept under an address is found there, and nothing else", async () => {
  const cache = await startCacheService();
  cache.keep("http://a.example/list?page=1", { "x-kept": "yes" }, Buffer.from("kept"));
  const ask = (path: string) => fetch(`${cache.origin}${path}`);
  // Its host is another one than that of the address.
  expect((await ask("/list?page=1")).status).toBe(504);
  cache.keep(`${cache.origin}/list?page=1`, { "x-kept": "yes" }, Buffer.from("kept"));
  const found = await ask("/list?page=1");
  expect([found.headers.get("x-kept"), await found.text()]).toEqual(["yes", "kept"]);
  expect((await ask("/list?page=2")).status).toBe(504);
  await cache.close();
});
