import { expect, test } from "vitest";
import { createSite } from "../../tests/helpers/site.ts";

/** Sends a PUT request. Returns how many bytes of its body are unread when the site responds. */
async function unreadOf(path: string, env: Record<string, string> = {}): Promise<number> {
  let left = 3_000_000;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 100_000;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  const response = await createSite(env).get(path, { method: "PUT", body });
  expect(response.status).toBe(405);
  return left;
}

test.each(["/home", "/healthz", "/hooks/content-changed"])(
  "the local server reads the body of a request to %s, although no route uses that body",
  async (path) => {
    const env = { LOCAL_SERVER: "true", INVALIDATION_KEY: "key" };
    expect(await unreadOf(path, env)).toBe(0);
  },
);

test("in production a body that no route uses is not read", async () => {
  expect(await unreadOf("/home")).toBeGreaterThan(0);
});
