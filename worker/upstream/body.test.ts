import { expect, test } from "vitest";
import { readBody, readBytes } from "./body.ts";

const options = { maxBytes: 1_000_000, description: "the call" };

/** A response whose body is a platform stream of unknown length, as in chunked responses. */
function response(text: string): Response {
  const { readable, writable } = new IdentityTransformStream();
  const writer = writable.getWriter();
  void writer
    .write(new TextEncoder().encode(text))
    .then(() => writer.close())
    .catch(() => {});
  return new Response(readable);
}

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])("%d bytes are read unchanged", async (size) => {
  const text = "x".repeat(size);
  expect(await readBody(response(text), options)).toBe(text);
  expect(await readBytes(response(text), options)).toHaveLength(size);
});

test("a character may be split between two chunks", async () => {
  const text = `x${"钢".repeat(40_000)}`;
  expect(await readBody(response(text), options)).toBe(text);
});

test("a body is read completely if a script has created its stream", async () => {
  const chunks = ["a", "b", "c"].map((letter) => new TextEncoder().encode(letter));
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  expect(await readBody(new Response(body), options)).toBe("abc");
});

test("a body beyond the limit causes an error that names the limit", async () => {
  const reading = readBody(response("x".repeat(200_000)), { ...options, maxBytes: 100_000 });
  await expect(reading).rejects.toThrow("the response to the call is longer than 100000 bytes");
});
