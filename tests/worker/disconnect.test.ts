import { describe, expect, test } from "vitest";
import { gate } from "../helpers/fake-upstream.ts";
import { createSite, LIST } from "../helpers/site.ts";

/**
 * Returns a site whose call for a list waits. Also returns the gate that ends this wait when the test opens it, and the
 * abort signal of the call.
 */
async function hangingList() {
  const site = createSite();
  await site.visit("/about/profile");
  const called = Promise.withResolvers<AbortSignal>();
  const slow = gate();
  site.on(/^content\/list 2031/, async (request) => {
    called.resolve(request.signal);
    await slow.wait;
    return { data: [{ id: 1, title: "迟到的新闻", content: "" }], totalCount: 1 };
  });
  return { site, slow, called: called.promise };
}

describe("a client that disconnects from a streaming page", () => {
  test("aborts the upstream call if no other request waits for it", async () => {
    const { site, called } = await hangingList();
    const visitor = new AbortController();
    const response = await site.get(LIST, { signal: visitor.signal });
    const signal = await called;
    expect(signal.aborted).toBe(false);
    visitor.abort();
    await response.text().catch(() => {});
    await expect.poll(() => signal.aborted).toBe(true);
  });

  test("does not abort the upstream call if another request still waits for it", async () => {
    const { site, slow, called } = await hangingList();
    const visitor = new AbortController();
    const [left, stayed] = await Promise.all([
      site.get(LIST, { signal: visitor.signal }),
      site.get(LIST),
    ]);
    const signal = await called;
    visitor.abort();
    await left.text().catch(() => {});
    slow.open();
    expect(await stayed.text()).toContain("迟到的新闻");
    expect(signal.aborted).toBe(false);
    expect(site.upstream.calls.filter((call) => call.startsWith("content/list 2031"))).toHaveLength(
      1,
    );
  });

  test("is not logged as an error, but a fault that ends the stream is", async () => {
    const { site, slow } = await hangingList();
    const lost = Object.assign(new Error("Network connection lost."), { retryable: true });
    for (const reason of [lost, new Error("a fault")])
      await (await site.get(LIST)).body?.cancel(reason);
    // React reports the fault once for each part of the page that still waits for its content, so the log may have
    // several lines with the same cause.
    const causes = () =>
      new Set(site.log.filter(({ level }) => level === "error").map(({ cause }) => cause));
    await expect.poll(causes).toEqual(new Set(["Error: a fault"]));
    slow.open();
  });
});
