import { expect, test } from "vitest";
import { arrivalOf, requireReply } from "./http-client.ts";

const reply = {
  body: Buffer.from("<nav>导航</nav><main></main>"),
  arrivals: [
    { ms: 3, bytes: 8 },
    { ms: 5, bytes: 17 },
    { ms: 200, bytes: 30 },
  ],
};

test("a text has come with the piece that brings its last byte", () => {
  expect(arrivalOf(reply, "<nav>")).toBe(3);
  expect(arrivalOf(reply, "</nav>")).toBe(5);
  expect(arrivalOf(reply, "<main>")).toBe(200);
});

test("a text that never came is an error, and so are other answers than expected", () => {
  expect(() => arrivalOf(reply, "<footer>")).toThrow("<footer>");
  const whole = { ...reply, status: 503, headers: {}, firstByteMs: 1, lastByteMs: 2 };
  expect(() => requireReply(whole, "/list", 200)).toThrow("/list answered 503");
  expect(() => requireReply(whole, "/list", 503, "第1条")).toThrow("第1条");
});
