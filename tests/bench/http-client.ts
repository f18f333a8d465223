import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** An answer, and when its parts came; milliseconds since the request was sent. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** How much had come by then, of the body. */
  arrivals: { ms: number; bytes: number }[];
  firstByteMs: number;
  lastByteMs: number;
}

export type HttpClient = (path: string, headers?: Record<string, string>) => Promise<Reply>;

/** Requests over kept connections; rejects where there is no answer. */
export function createHttpClient(origin: string, connections = 1): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, path, headers, agent });
      // A connection may have to be waited for or opened; that is not the answer's time.
      let started = performance.now();
      outgoing.on("socket", (socket) => {
        const start = () => {
          started = performance.now();
        };
        if (socket.connecting) socket.once("connect", start);
        else start();
      });
      outgoing.on("error", (cause) => reject(new Error(`${path} was not answered`, { cause })));
      outgoing.on("response", (response) => {
        const chunks: Buffer[] = [];
        const arrivals: Reply["arrivals"] = [];
        const firstByteMs = performance.now() - started;
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          chunks.push(chunk);
          arrivals.push({ ms: performance.now() - started, bytes });
        });
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            arrivals,
            firstByteMs,
            lastByteMs: performance.now() - started,
          }),
        );
      });
      outgoing.end();
    });
}

/** When the end of a text had come that the body has; the first place where it stands. */
export function arrivalOf({ body, arrivals }: Pick<Reply, "body" | "arrivals">, text: string) {
  const at = body.indexOf(text);
  const end = at + Buffer.byteLength(text);
  const arrival = at < 0 ? undefined : arrivals.find(({ bytes }) => bytes >= end);
  if (!arrival) throw new Error(`the answer has no ${text}`);
  return arrival.ms;
}

/** A measurement of anything else than what was asked for is none. */
export function requireReply(reply: Reply, what: string, status: number, contains = ""): Reply {
  if (reply.status !== status) throw new Error(`${what} answered ${reply.status}`);
  if (!reply.body.includes(contains)) throw new Error(`${what} came without ${contains}`);
  return reply;
}
