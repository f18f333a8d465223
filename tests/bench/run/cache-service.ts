import { createServer, type IncomingMessage, request as parse } from "node:http";
import type { AddressInfo } from "node:net";
import { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";

/**
 * The service in which workerd's Cache API stores its entries. A GET request returns an entry. A PUT request stores an
 * entry, and the body of this request is the complete HTTP response to be stored. No entry is ever evicted. The service
 * runs outside workerd, so its CPU time does not count as the worker's CPU time.
 */
export interface CacheService {
  origin: string;
  close(): void;
}

interface Stored {
  headers: string[];
  body: Buffer;
}

export async function startCacheService(): Promise<CacheService> {
  const stored = new Map<string, Stored>();
  const server = createServer(async (request, response) => {
    const key = `${request.headers.host} ${request.url}`;
    const found = stored.get(key);
    try {
      if (request.method === "PUT") {
        stored.set(key, await parseResponse(await buffer(request)));
        response.writeHead(204).end();
      } else if (!found) {
        response.writeHead(504, { "cf-cache-status": "MISS" }).end();
      } else {
        response.writeHead(200, [...found.headers, "cf-cache-status", "HIT"]).end(found.body);
      }
    } catch {
      // workerd has aborted the PUT request, so its body is incomplete and must not be stored.
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Parses the bytes of an HTTP/1.1 response with Node's own parser. */
async function parseResponse(bytes: Buffer): Promise<Stored> {
  const connection = new Duplex({ read: () => {}, write: (_, __, done) => done() });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    parse({ createConnection: () => connection }, resolve)
      .on("error", reject)
      .end();
    connection.push(bytes);
    connection.push(null);
  });
  const headers = response.rawHeaders.filter(
    (_, at, all) =>
      !/^(transfer-encoding|content-length|connection)$/i.test(all[at - (at % 2)] ?? ""),
  );
  return { headers, body: await buffer(response) };
}
