import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, createGzip, gzipSync } from "node:zlib";
import type { StaticFile } from "./static-files.ts";

export type FileOf = (path: string) => Promise<StaticFile | undefined>;

export interface FrontOptions {
  /** Origin for everything that is not a file. */
  workerOrigin: string;
  fileOf: FileOf;
  /** Modified documents; sent without Content Security Policy, whose hashes would not match. */
  rewrite?: (html: string) => string;
}

export interface Front {
  origin: string;
  close(): Promise<void>;
}

const TEXT = /^(?:text\/|application\/(?:json|manifest\+json|javascript))/;

/** Replaces the edge in front of a worker: static files, and compression of everything. */
export async function startFront(options: FrontOptions): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing, options).catch((cause: unknown) => {
      console.error(cause);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: FrontOptions,
): Promise<void> {
  const url = new URL(incoming.url ?? "/", "http://localhost");
  const file = await options.fileOf(url.pathname);
  if (file) return void outgoing.writeHead(200, file.headers).end(file.body);
  forward(incoming, outgoing, options);
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { workerOrigin, rewrite }: FrontOptions,
): void {
  const { hostname, port, host } = new URL(workerOrigin);
  const { "accept-encoding": _, ...headers } = incoming.headers;
  const fetchPage = request(
    { hostname, port, path: incoming.url, headers: { ...headers, host } },
    (response) => {
      const isDocument = response.headers["content-type"]?.startsWith("text/html") === true;
      if (rewrite && isDocument) void sendRewritten(response, outgoing, rewrite);
      else sendOn(response, outgoing);
    },
  );
  fetchPage.on("error", () => outgoing.destroy());
  fetchPage.end();
}

function sendOn(response: IncomingMessage, outgoing: ServerResponse): void {
  const { "content-length": _, connection: __, ...headers } = response.headers;
  const status = response.statusCode ?? 500;
  if (!TEXT.test(headers["content-type"] ?? "")) {
    outgoing.writeHead(status, headers);
    return void response.pipe(outgoing);
  }
  outgoing.writeHead(status, { ...headers, "content-encoding": "gzip" });
  // Flushes what the worker has sent.
  response.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(outgoing);
}

async function sendRewritten(
  response: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: (html: string) => string,
): Promise<void> {
  let html = "";
  for await (const chunk of response.setEncoding("utf8")) html += chunk;
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" };
  outgoing.writeHead(response.statusCode ?? 500, headers).end(gzipSync(rewrite(html)));
}
