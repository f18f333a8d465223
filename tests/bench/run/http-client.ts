import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A response with its times, in milliseconds since the request was sent. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  firstByteMs: number;
  lastByteMs: number;
}

export type HttpClient = (path: string, headers?: Record<string, string>) => Promise<Reply>;

/** Unlike `fetch` it sends any `Host`. Rejects if there is no complete response in half a minute. */
export function createHttpClient(origin: string, connections = 1): HttpClient {
  // workerd closes a connection after five idle seconds: the next request must not meet that.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 3000 });
  return async (path, headers = {}) => {
    const started = performance.now();
    const signal = AbortSignal.timeout(30_000);
    const outgoing = request(origin + path, { headers, agent, signal }).end();
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    const firstByteMs = performance.now() - started;
    const body = await buffer(response);
    const lastByteMs = performance.now() - started;
    const { statusCode: status = 0 } = response;
    return { status, headers: response.headers, body, firstByteMs, lastByteMs };
  };
}
