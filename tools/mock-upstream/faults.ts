/** A text in the headers or the body of every faulty response. Tests check that no visitor ever sees it. */
export const UPSTREAM_TEXT = "secret of the upstream";

/** A call to which the mock service responds with a fault. */
export interface FaultyCall {
  /** The request of the call. Its signal aborts when the client disconnects. */
  request: Request;
  /** Creates the normal response to the call. */
  usual: () => Response;
}

export type Misbehave = (call: FaultyCall) => Response | Promise<Response>;

/** A delay in milliseconds. Tests set a lower time limit for calls to the content service. */
const SLOW_MS = 5000;
const DRIP_MS = 20;
/** The milliseconds to wait before a connection is reset. In this time, the bytes written so far reach the client. */
const RESET_MS = 10;
const HUGE_BYTES = 20_000_000;
const CHUNK_BYTES = 250_000;
const DEPTH = 100_000;

/** The ways in which the mock service can fail. If the function of a fault rejects, the connection is closed. */
export const faults = {
  async slow({ usual }) {
    await delay(SLOW_MS);
    return usual();
  },
  hang: ({ request: { signal } }) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    }),
  drip: ({ request: { signal } }) =>
    stream(async (controller) => {
      if (signal.aborted) throw signal.reason;
      await delay(DRIP_MS);
      controller.enqueue(encode(" "));
    }),
  refuse: () => Promise.reject(new TypeError(`connection refused: ${UPSTREAM_TEXT}`)),
  reset: () => {
    let isBegun = false;
    return stream(async (controller) => {
      if (isBegun) {
        await delay(RESET_MS);
        throw new Error(`connection reset: ${UPSTREAM_TEXT}`);
      }
      isBegun = true;
      controller.enqueue(encode(`{"message":"${UPSTREAM_TEXT}","code":1000,"data":`));
    });
  },
  "HTTP 500": () => faultyText(UPSTREAM_TEXT, 500),
  "HTTP 502": () => faultyText(UPSTREAM_TEXT, 502),
  "HTTP 404": () => faultyText(UPSTREAM_TEXT, 404),
  "wrong code": () => faultyJson({ code: 1001, data: null }),
  truncated: () => faultyText(`{"code":1000,"data":{"id":7,"title":"${UPSTREAM_TEXT}`),
  "not JSON": () => faultyText(UPSTREAM_TEXT),
  HTML: () => faultyText(`<!doctype html><h1>${UPSTREAM_TEXT}</h1>`),
  "wrong type": () => faultyJson({ code: 1000, data: [UPSTREAM_TEXT] }),
  huge: () => {
    let left = HUGE_BYTES;
    // The JSON is valid, so only its size can be the reason why the site refuses this response. To save memory, the
    // response is streamed.
    return stream((controller) => {
      left -= CHUNK_BYTES;
      controller.enqueue(new Uint8Array(CHUNK_BYTES).fill(0x20));
      if (left > 0) return;
      controller.enqueue(encode(`{"code":1000,"data":null,"message":"${UPSTREAM_TEXT}"}`));
      controller.close();
    });
  },
  "deep nesting": () => faultyText(`{"code":1000,"data":${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}}`),
} satisfies Record<string, Misbehave>;

export type Fault = keyof typeof faults;

export const allFaults = Object.keys(faults) as Fault[];

const headers = {
  "content-type": "application/json",
  "x-upstream": UPSTREAM_TEXT,
  "set-cookie": `session=${UPSTREAM_TEXT}`,
  location: `https://elsewhere.example/${UPSTREAM_TEXT}`,
};

export function faultyText(body: string, status = 200): Response {
  return new Response(body, { status, headers });
}

export function faultyJson(body: object): Response {
  return faultyText(JSON.stringify({ ...body, message: UPSTREAM_TEXT, trace: UPSTREAM_TEXT }));
}

type Pull = (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>;

/** A response whose body comes from `pull`. If `pull` throws, the connection breaks in the middle of the body. */
function stream(pull: Pull): Response {
  return new Response(new ReadableStream<Uint8Array>({ pull }), { headers });
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
