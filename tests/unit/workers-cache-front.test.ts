import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startFront } from "../../tools/workers-cache-emulator/front.ts";

/** Handles the requests to the worker, which is a server in this test. */
type Serve = (request: IncomingMessage, response: ServerResponse) => void;

let serve: Serve;
let requests: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[];
let worker: ReturnType<typeof createServer>;
let front: Awaited<ReturnType<typeof startFront>>;

beforeEach(async () => {
  requests = [];
  worker = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, headers, body: await text(request) });
    serve(request, response);
  });
  worker.listen(0, "127.0.0.1");
  await once(worker, "listening");
  front = await startFront(0);
  front.connect(`http://127.0.0.1:${(worker.address() as AddressInfo).port}`);
});

afterEach(() => {
  front.close();
  worker.close();
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(front.origin + path, { redirect: "manual", ...init });
}

const serveStored: Serve = (_, response) => {
  response.setHeader("cloudflare-cdn-cache-control", "public, max-age=60");
  response.setHeader("cache-tag", "node-1,content-7");
  response.end(`run ${requests.length}`);
};

/** Requests a page. Returns the cache status and the body. */
async function visit(path: string): Promise<(string | null)[]> {
  const response = await get(path);
  return [response.headers.get("cf-cache-status"), await response.text()];
}

test("a response that the worker allows to be cached is served again without the worker", async () => {
  serve = serveStored;
  expect(await visit("/a?b=1")).toEqual(["MISS", "run 1"]);
  expect(await visit("/a?b=1")).toEqual(["HIT", "run 1"]);
  expect(requests).toHaveLength(1);
  // The worker is asked for uncompressed responses, because the local server would buffer compressed ones.
  expect(requests[0]).toMatchObject({ url: "/a?b=1", headers: { "accept-encoding": "identity" } });
});

test("the status, the headers and redirects come from the worker", async () => {
  serve = (_, response) => {
    response.writeHead(302, { location: "/home", "set-cookie": ["a=1", "b=2"] }).end();
  };
  const response = await get("/");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/home"]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("the body of a request reaches the worker", async () => {
  serve = (_, response) => response.writeHead(204).end();
  expect((await get("/report", { method: "POST", body: "情况" })).status).toBe(204);
  expect(requests).toMatchObject([{ method: "POST", body: "情况" }]);
});

test("the worker's request is aborted when the visitor disconnects", async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const visitor = new AbortController();
  serve = (_, response) => {
    response.once("close", resolve);
    visitor.abort();
  };
  await expect(get("/slow", { signal: visitor.signal })).rejects.toThrow();
  await left;
});

describe("a content-changed call", () => {
  const call = (change: object) =>
    get("/hooks/content-changed", { method: "POST", body: JSON.stringify(change) });

  /**
   * Responds to the content-changed call with this status, and to all other requests with a response that may be
   * stored.
   */
  function respondToCall(status: number): Serve {
    return (request, response) => {
      if (request.method === "POST") response.writeHead(status).end();
      else serveStored(request, response);
    };
  }

  test.each([
    { nodeIds: [1] },
    { contentIds: [7] },
    { all: true },
    { contentIds: ["7"], purge: true },
  ])(
    "%j that the worker has accepted makes the page come from the worker again",
    async (change) => {
      serve = respondToCall(202);
      await visit("/a");
      await call(change);
      const [status, body] = await visit("/a");
      expect(status).not.toBe("HIT");
      expect(body).not.toBe("run 1");
    },
  );

  test.each([
    ["for another node", { nodeIds: [2] }, 202],
    ["that the worker refuses", { all: true }, 401],
  ])("%s leaves the page in the cache", async (_, change, status) => {
    serve = respondToCall(status);
    await visit("/a");
    await call(change);
    expect(await visit("/a")).toEqual(["HIT", "run 1"]);
  });
});
