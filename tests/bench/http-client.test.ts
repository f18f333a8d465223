import { expect, test } from "vitest";
import { isHit, requireReply } from "./http-client.ts";

const reply = {
  status: 200,
  headers: { "cache-status": "data; hit; ttl=3, html; hit; ttl=42" },
  body: Buffer.from("<main>第1条</main>"),
  firstByteMs: 1,
  lastByteMs: 2,
};

test("any response but the page that was requested is an error", () => {
  expect(requireReply(reply, "/list", "第1条")).toBe(reply);
  expect(() => requireReply(reply, "/list", "第2条")).toThrow("第2条");
  expect(() => requireReply({ ...reply, status: 503 }, "/list", "")).toThrow("status 503");
});

test("only a hit of the document counts as a cache hit", () => {
  expect(isHit(reply)).toBe(true);
  expect(isHit({ ...reply, headers: { "cache-status": "data; hit, html; fwd=uri-miss" } })).toBe(
    false,
  );
});
