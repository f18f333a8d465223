import { expect, test } from "vitest";
import { cacheApiLogs } from "./cache-api-logs.ts";

test("an isolate remembers the logs of the last sites asked for, and no more", () => {
  const logOf = cacheApiLogs({ match: async () => undefined, put: async () => {} });
  const first = logOf("https://www.example.com");
  for (let host = 0; host < 15; host++) logOf(`https://${host}.example.com`);
  expect(logOf("https://www.example.com")).toBe(first);
  for (let host = 0; host < 16; host++) logOf(`https://${host}.example.com`);
  expect(logOf("https://www.example.com")).not.toBe(first);
});
