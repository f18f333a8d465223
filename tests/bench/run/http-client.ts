import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** A response with its times, in milliseconds since the request was sent. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  firstByteMs: number;
  lastByteMs: number;
}

export type HttpClient = (path: string, headers?: Record<string, string>) => Promise<Reply>;

/** Nothing that the site does may take this long. */
const TIMEOUT_MS = 30_000;

/** Requests over persistent connections; rejects if there is no complete response. */
export function createHttpClient(origin: string, connections = 1): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, path, headers, agent, timeout: TIMEOUT_MS });
      // Waiting for or opening a connection does not count.
      let started = performance.now();
      outgoing.on("socket", (socket) => {
        const start = () => {
          started = performance.now();
        };
        if (socket.connecting) socket.once("connect", start);
        else start();
      });
      outgoing.on("timeout", () => outgoing.destroy());
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
