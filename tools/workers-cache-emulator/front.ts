import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { EVERYTHING } from "../../worker/cache/sequences.ts";
import { tagsOfChange } from "../../worker/cache/tags.ts";
import { HOOK } from "../purge/notify-site.ts";
import { createWorkersCache, type WorkersCache } from "./emulator.ts";

interface Front {
  origin: string;
  /** Sets the origin of the local site, to which the emulator forwards requests. */
  connect(worker: string): void;
  close(): void;
}

/**
 * Starts a server in front of a local site. The server responds from the emulated cache if possible, and forwards all
 * other requests to the site.
 */
export async function startFront(port: number): Promise<Front> {
  let worker = "";
  const cache = createWorkersCache({
    now: () => Date.now(),
    async run(request) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      // Compression is switched off, because the local server does not stream a response that it compresses.
      headers.set("accept-encoding", "identity");
      headers.delete("host");
      headers.delete("connection");
      const { method } = request;
      const body = request.body && (await request.arrayBuffer());
      const response = await fetch(worker + pathname + search, {
        ...{ method, headers, redirect: "manual", signal: request.signal },
        ...(body && { body }),
      });
      if (pathname === HOOK && response.status === 202 && body)
        await tell(cache, new TextDecoder().decode(body));
      return response;
    },
  });
  const server = createServer((incoming, outgoing) => {
    respond(cache, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    connect: (to) => {
      worker = to;
    },
    close: () => server.close(),
  };
}

/**
 * Invalidates or purges the emulator's cache after a content-changed call. A deployed worker calls Workers Cache
 * itself, but a local worker cannot reach the emulator.
 */
async function tell({ context }: WorkersCache, body: string): Promise<void> {
  const { all, nodeIds = [], contentIds = [], purge = false } = JSON.parse(body);
  const tags = all ? [EVERYTHING] : tagsOfChange(nodeIds, contentIds.map(String), purge);
  const options = tags.includes(EVERYTHING) ? { purgeEverything: true } : { tags };
  await (purge ? context.purge(options) : context.invalidate(options));
}

async function respond(
  cache: WorkersCache,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = "GET", headers: given, url = "/" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) if (value) headers.set(name, String(value));
  const left = new AbortController();
  outgoing.once("close", () => left.abort());
  const hasBody = method !== "GET" && method !== "HEAD";
  const request = new Request(`http://${headers.get("host") ?? "localhost"}${url}`, {
    ...{ method, headers, redirect: "manual", signal: left.signal },
    ...(hasBody && { body: await buffer(incoming) }),
  });
  const response = await cache.fetch(request);
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (response.body) Readable.fromWeb(response.body as never).pipe(outgoing);
  else outgoing.end();
}
