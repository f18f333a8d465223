import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A response, with times in milliseconds after the request was sent. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  firstByteMs: number;
  lastByteMs: number;
}

export type HttpClient = (path: string, headers?: Record<string, string>) => Promise<Reply>;

/**
 * Creates a client that can send any `Host` header. `fetch` does not allow that. The client's promise is rejected if a
 * response is not complete half a minute after the request.
 */
export function createHttpClient(origin: string, connections = 1): HttpClient {
  // workerd closes a connection that has been idle for five seconds. The client closes an idle connection earlier, so
  // that it never sends a request on a connection that workerd is closing.
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
