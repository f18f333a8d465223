import { describe, expect, test } from "vitest";
import type { Config } from "../config/config.ts";
import { type ContentCall, listCall } from "./calls.ts";
import { createUpstreamClient } from "./client.ts";

const upstream: Config["upstream"] = {
  origin: "https://cms.example.com",
  embedded: false,
  images: "direct",
  user: "web-portal",
  key: "k",
  algorithm: "HMAC-SHA-256",
  timeoutMs: 200,
  trustsTraceparent: false,
};

const call = { ...listCall(38, 2031, { pageNo: 0, pageSize: 12 }), maxBytes: 100 };

type Respond = (request: Request) => Response | Promise<Response>;

/** A client of a content service that sends these responses, in this order. */
function setUp(...responses: Respond[]) {
  return setUpWith({}, ...responses);
}

function setUpWith(settings: Partial<typeof upstream>, ...responses: Respond[]) {
  const requests: Request[] = [];
  const send = createUpstreamClient(
    { ...upstream, ...settings },
    {
      fetch: async (url, init) => {
        const request = new Request(url, init);
        requests.push(request.clone());
        const response = responses[requests.length - 1];
        if (!response) throw new Error("an unexpected call");
        return response(request);
      },
      now: Date.now,
      traceparent: () => "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00",
    },
  );
  const client = async <T>(sent: ContentCall<T>, signal?: AbortSignal) => {
    const { missing, ...received } = await send(sent, signal, (json) => json);
    return missing ? { missing } : { json: "value" in received ? received.value : undefined };
  };
  return { client, send, requests };
}

const right = () => Response.json({ code: 1000 });
const status = (code: number) => () => new Response("upstream secret", { status: code });
const never = () => new Promise<Response>(() => {});

test("a call sends a signed payload and none of the visitor's headers", async () => {
  const { client, requests } = setUp(right);
  expect(await client(call)).toEqual({ json: { code: 1000 } });
  const [request] = requests;
  expect(request?.url).toBe("https://cms.example.com/v1/web/api/content/list?domainId=38");
  expect(await request?.json()).toEqual({
    pageNo: 0,
    pageSize: 12,
    condition: { nodeId: 2031 },
  });
  expect([...(request?.headers.keys() ?? [])].toSorted()).toEqual([
    "accept",
    "content-md5",
    "content-type",
    "traceparent",
    "x-date",
    "x-nonce",
    "x-signature",
    "x-user",
  ]);
  expect(request?.headers.get("content-type")).toBe("application/json; charset=utf-8");
});

describe("a call that has failed", () => {
  test.each([502, 503, 504])(
    "is repeated with a new signature after a response with the status %i",
    async (code) => {
      const { client, requests } = setUp(status(code), right);
      expect(await client(call)).toEqual({ json: { code: 1000 } });
      const nonces = requests.map((request) => request.headers.get("x-nonce"));
      expect(new Set(nonces).size).toBe(2);
    },
  );

  test("is repeated after a network failure", async () => {
    const { client } = setUp(() => Promise.reject(new TypeError("connection reset")), right);
    expect(await client(call)).toEqual({ json: { code: 1000 } });
  });

  test("is repeated only once", async () => {
    const { client, requests } = setUp(status(503), status(503));
    await expect(client(call)).rejects.toMatchObject({ code: "upstream" });
    expect(requests).toHaveLength(2);
  });

  test.each([302, 400, 401, 404, 500])(
    "is not repeated after a response with the status %i",
    async (code) => {
      const { client, requests } = setUp(status(code));
      await expect(client(call)).rejects.toMatchObject({ code: "upstream" });
      expect(requests).toHaveLength(1);
    },
  );
});

test.each([
  [404, "not-found"],
  [410, "gone"],
])(
  "the status %i of a response means %s only for calls whose item may be missing",
  async (code, meaning) => {
    const { client } = setUp(status(code), status(code));
    const { missing } = await client({ ...call, missingTags: [] });
    expect(missing).toMatchObject({ code: meaning });
    await expect(client(call)).rejects.toMatchObject({ code: "upstream" });
  },
);

test("a response that is not JSON is an upstream error, and the message of the error does not quote the response", async () => {
  const { client } = setUp(() => new Response("<h1>upstream secret</h1>"));
  await expect(client(call)).rejects.toMatchObject({
    code: "upstream",
    message: expect.not.stringContaining("secret"),
  });
});

test("a response may be exactly as long as the limit", async () => {
  const json = (length: number) => () => new Response(`"${"x".repeat(length - 2)}"`);
  const { client } = setUp(json(100), json(101));
  expect((await client(call)).json).toHaveLength(98);
  await expect(client(call)).rejects.toThrow("longer than 100 bytes");
});

describe("a call ends at its timeout", () => {
  test("even if the service never responds", async () => {
    const { client } = setUp(never);
    await expect(client(call)).rejects.toThrow("timeout");
  });

  test("even if the body never ends", async () => {
    const dripping = () =>
      new Response(new ReadableStream({ start: (it) => it.enqueue(new Uint8Array([34])) }));
    const { client } = setUp(dripping);
    await expect(client(call)).rejects.toThrow("timeout");
  });

  test("and the timeout includes the first attempt and the retry", async () => {
    const { client, requests } = setUp(status(503), never);
    await expect(client(call)).rejects.toThrow("timeout");
    expect(requests).toHaveLength(2);
  });
});

test("the call is aborted without a retry when the client disconnects", async () => {
  const signal = new AbortController();
  const { client, requests } = setUp(() => {
    signal.abort();
    return never();
  });
  await expect(client(call, signal.signal)).rejects.toThrow("client disconnected");
  expect(requests).toHaveLength(1);
  expect(requests[0]?.signal.aborted).toBe(true);
});

test("only three large responses are read at a time, and small ones do not wait", async () => {
  const large = { ...call, maxBytes: 8 * 2 ** 20 };
  const bodies: PromiseWithResolvers<void>[] = [];
  const slow = () => {
    const end = Promise.withResolvers<void>();
    bodies.push(end);
    let isFirst = true;
    return new Response(
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (isFirst) controller.enqueue(new TextEncoder().encode(`"${"x".repeat(2 ** 20)}`));
          else {
            await end.promise;
            controller.enqueue(new TextEncoder().encode('"'));
            controller.close();
          }
          isFirst = false;
        },
      }),
    );
  };
  // A busy machine may need longer for a megabyte than the usual timeout of these tests.
  const { client } = setUpWith({ timeoutMs: 30_000 }, slow, slow, slow, slow, right);
  const done: number[] = [];
  const reading = [0, 1, 2, 3].map((index) => client(large).then(() => done.push(index)));
  await expect.poll(() => bodies.length).toBe(4);
  for (const { resolve } of bodies.slice(3)) resolve();
  await client(call);
  expect(done).toEqual([]);
  for (const { resolve } of bodies) resolve();
  await Promise.all(reading);
  expect(done.at(-1)).toBe(3);
});

test.each(["is parsed", "cannot be parsed"])(
  "the memory of a large response is given back once it %s",
  async (end) => {
    const order: string[] = [];
    const budget = { take: async () => () => void order.push("given back") };
    const respond = () => Response.json("x".repeat(2 ** 20));
    const effects = { fetch: async () => respond(), now: Date.now, traceparent: () => "" };
    const client = createUpstreamClient({ ...upstream, timeoutMs: 30_000 }, effects, budget);
    const used = client({ ...call, maxBytes: 2 ** 22 }, undefined, () => {
      order.push(end);
      if (end === "cannot be parsed") throw new Error(end);
    });
    await used.catch(() => {});
    expect(order).toEqual([end, "given back"]);
  },
);
