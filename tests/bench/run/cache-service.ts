import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The service behind workerd's Cache API: GET matches, PUT has a complete HTTP
 * response as its body, PURGE deletes. Nothing is evicted, and its own CPU time
 * is spent outside workerd.
 */
export interface CacheService {
  origin: string;
  /** Stores a response for a URL, as a worker's own PUT would. */
  put(url: string, headers: Record<string, string>, body: Buffer): void;
  close(): Promise<void>;
}

interface StoredResponse {
  headers: [string, string][];
  body: Buffer;
}

export async function startCacheService(): Promise<CacheService> {
  const stored = new Map<string, StoredResponse>();
  const server = createServer((request, response) => {
    // A request that workerd aborts rejects while its body is read.
    serve(request, response, stored).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    put(url, headers, body) {
      const { host, pathname, search } = new URL(url);
      stored.set(`${host} ${pathname}${search}`, { headers: Object.entries(headers), body });
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  stored: Map<string, StoredResponse>,
): Promise<void> {
  const key = `${request.headers.host} ${request.url}`;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.method === "PUT") {
    stored.set(key, parseResponse(Buffer.concat(chunks)));
    return void response.writeHead(204).end();
  }
  if (request.method === "PURGE")
    return void response.writeHead(stored.delete(key) ? 200 : 404).end();
  const found = stored.get(key);
  if (!found) return void response.writeHead(504, { "cf-cache-status": "MISS" }).end();
  for (const [name, value] of found.headers) response.setHeader(name, value);
  response.writeHead(200, { "cf-cache-status": "HIT" }).end(found.body);
}

/** The bytes of an HTTP/1.1 response as workerd writes them. */
function parseResponse(bytes: Buffer): StoredResponse {
  const end = bytes.indexOf("\r\n\r\n");
  const lines = bytes.subarray(0, end).toString("latin1").split("\r\n").slice(1);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const isChunked = headers.some(
    ([name, value]) => /transfer-encoding/i.test(name) && /chunked/i.test(value),
  );
  const body = bytes.subarray(end + 4);
  return {
    headers: headers.filter(
      ([name]) => !/^(transfer-encoding|content-length|connection)$/i.test(name),
    ),
    body: isChunked ? unchunk(body) : body,
  };
}

function unchunk(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
    if (!(size > 0)) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
