import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** A response, and when it came; milliseconds since the request was sent. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  firstByteMs: number;
  lastByteMs: number;
}

export type HttpClient = (path: string, headers?: Record<string, string>) => Promise<Reply>;

/** Requests over connections that stay open; rejects where there is no response. */
export function createHttpClient(origin: string, connections = 1): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, path, headers, agent });
      // A connection may have to be waited for or opened; that is not the response's time.
      let started = performance.now();
      outgoing.on("socket", (socket) => {
        const start = () => {
          started = performance.now();
        };
        if (socket.connecting) socket.once("connect", start);
        else start();
      });
      outgoing.on("error", (cause) => reject(new Error(`${path} has no response`, { cause })));
      outgoing.on("response", (response) => {
        const chunks: Buffer[] = [];
        const firstByteMs = performance.now() - started;
        response.on("data", (chunk: Buffer) => void chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            firstByteMs,
            lastByteMs: performance.now() - started,
          }),
        );
      });
      outgoing.end();
    });
}

/** A measurement of anything else than the page that was requested is none. */
export function requireReply(reply: Reply, path: string, contains: string): Reply {
  if (reply.status !== 200) throw new Error(`${path} has status ${reply.status}`);
  if (!reply.body.includes(contains)) throw new Error(`${path} came without ${contains}`);
  return reply;
}

/** Whether the site says that the document came from its cache. */
export function isHit({ headers }: Reply): boolean {
  return String(headers["cache-status"]).includes("html; hit");
}
