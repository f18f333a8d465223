import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** A request over persistent connections, and its result. */
export interface ServiceResponse {
  /** Undefined where the connection failed. */
  status?: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: number;
  milliseconds: number;
}

export type Client = (path: string, headers?: Record<string, string>) => Promise<ServiceResponse>;

/** Nothing that the site does may take this long. */
const GIVEN_UP_MS = 30_000;

export function createClient(origin: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  return (path, headers = {}) =>
    new Promise((resolve) => {
      const started = performance.now();
      const finish = (response: Omit<ServiceResponse, "milliseconds">) =>
        resolve({ ...response, milliseconds: performance.now() - started });
      const fail = () => finish({ headers: {}, bytes: 0 });
      const outgoing = request({ hostname, port, path, headers, agent, timeout: GIVEN_UP_MS });
      outgoing.on("timeout", () => outgoing.destroy());
      outgoing.on("error", fail);
      outgoing.on("response", (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on("error", fail);
        response.on("end", () =>
          finish({ status: response.statusCode, headers: response.headers, bytes }),
        );
      });
      outgoing.end();
    });
}
