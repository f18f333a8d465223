import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../app-env.ts";
import { videoFile } from "./video-file.ts";

const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set("sharedCache", {});
    await next();
  })
  .get("/media/video/*", videoFile);

/** Serves static assets as the platform does: always whole, even if a range is requested. */
const ASSETS = {
  fetch: async (request: Request) =>
    request.url.endsWith("/ladle.mp4")
      ? new Response(request.method === "HEAD" ? null : "0123456789", {
          headers: { "content-type": "video/mp4", etag: '"a"' },
        })
      : new Response(null, { status: 404 }),
};

const get = (headers: Record<string, string>, name = "ladle") =>
  app.request(`/media/video/${name}.mp4`, { headers }, { ASSETS });

const textOf = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer());

test("a video is sent whole, and its header says that parts can be requested", async () => {
  const response = await get({});
  expect(response.status).toBe(200);
  expect(response.headers.get("accept-ranges")).toBe("bytes");
  expect(response.headers.get("content-type")).toBe("video/mp4");
  expect(await textOf(response)).toBe("0123456789");
});

test.each([
  ["bytes=0-1", "bytes 0-1/10", "01"],
  ["bytes=7-", "bytes 7-9/10", "789"],
  ["bytes=7-99", "bytes 7-9/10", "789"],
  ["bytes=-3", "bytes 7-9/10", "789"],
  ["bytes=-99", "bytes 0-9/10", "0123456789"],
])("the response to the range %s has the Content-Range %s", async (range, contentRange, body) => {
  const response = await get({ range });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe(contentRange);
  expect(response.headers.get("content-length")).toBe(String(body.length));
  expect(response.headers.get("etag")).toBe('"a"');
  expect(await textOf(response)).toBe(body);
});

test.each(["bytes=10-", "bytes=-0"])(
  "a range that the video does not have is refused: %s",
  async (range) => {
    const response = await get({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe("bytes */10");
  },
);

test.each([
  ["several ranges", { range: "bytes=0-1,4-5" }],
  ["a range that ends before it begins", { range: "bytes=3-2" }],
  ["another unit", { range: "seconds=0-1" }],
  ["an older version", { range: "bytes=0-1", "if-range": '"b"' }],
])("a video is sent whole if the request is for %s", async (_, headers) => {
  expect((await get(headers)).status).toBe(200);
});

test("the range of a HEAD request is ignored", async () => {
  const head = { method: "HEAD", headers: { range: "bytes=0-1" } };
  const response = await app.request("/media/video/ladle.mp4", head, { ASSETS });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-range")).toBeNull();
});

test("a part of a video is sent if the browser has the current version", async () => {
  expect((await get({ range: "bytes=0-1", "if-range": '"a"' })).status).toBe(206);
});

test("an unknown video is not found", async () => {
  expect((await get({}, "moon")).status).toBe(404);
});

test.each([{ "content-length": String(100 * 65_536) }, {}])(
  "a part of a video is streamed without holding the video in memory if the whole file has the headers %o",
  async (length) => {
    let made = 0;
    const film = () => {
      let left = 100;
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          made++;
          controller.enqueue(new Uint8Array(65_536));
          if (--left === 0) controller.close();
        },
      });
    };
    const fetch = async () => new Response(film(), { headers: length });
    const range = { range: "bytes=70000-79999" };
    const response = await app.request(
      "/media/video/a.mp4",
      { headers: range },
      { ASSETS: { fetch } },
    );
    made = 0;
    expect(response.headers.get("content-range")).toBe("bytes 70000-79999/6553600");
    expect((await response.arrayBuffer()).byteLength).toBe(10_000);
    expect(made).toBeLessThan(8);
  },
);
