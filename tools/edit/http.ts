import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

export interface LocalServer extends AsyncDisposable {
  origin: string;
}

/**
 * The greatest size of a request body in bytes. A larger body is not read, so the editor's browser would only report a
 * broken connection. Uploads have a lower limit (MAX_UPLOAD), above which the editor gets a message.
 */
const MAX_BODY = 64 * 2 ** 20;

type Handle = (incoming: Request) => Response | Promise<Response>;

/** Starts a server that accepts connections from this machine only. If `port` is 0, the server uses a free port. */
export async function listen(port: number, handle: Handle): Promise<LocalServer> {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, handle).catch(() => outgoing.destroy());
  });
  return { origin: await listening(server, port), [Symbol.asyncDispose]: () => close(server) };
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: Handle,
): Promise<void> {
  const { method = "GET", url = "/", headers } = incoming;
  const address = URL.parse(url, `http://${headers.host}`);
  if (!address) return void outgoing.writeHead(400).end();
  if (Number(headers["content-length"] ?? 0) > MAX_BODY) return void outgoing.writeHead(413).end();
  const hasBody = method !== "GET" && method !== "HEAD";
  const call = new Request(address.href, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    ...(hasBody && { body: new Uint8Array(await buffer(incoming)) }),
  });
  const response = await handle(call);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

interface ProxyOptions {
  /** Returns the origin of the local server that runs the built worker. */
  site: () => string;
  /** Origin of the editing interface. */
  editor: string;
  /** Origin of the content service. */
  content: string;
  fileOf: (path: string) => Promise<Response>;
}

/** Matches the paths of files that editors can upload. */
const OWN_FILE = /^\/(?:media|files)\//;

const CONTENT_CALL = /^\/v1\/web\/api\//;

/**
 * Starts the proxy between the browser and the previewed site. The proxy changes `frame-ancestors` in the site's
 * Content-Security-Policy, so that the interface may show the site in a frame. The proxy also serves files that were
 * uploaded but not saved yet. It passes calls for content on to the preview's content service.
 */
export async function startProxy(port: number, options: ProxyOptions): Promise<LocalServer> {
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, options).catch(() => outgoing.destroy());
  });
  return { origin: await listening(server, port), [Symbol.asyncDispose]: () => close(server) };
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { site, editor, content, fileOf }: ProxyOptions,
): Promise<void> {
  const { method, headers, url = "/" } = incoming;
  const path = url.replace(/[?#].*/, "");
  const file = OWN_FILE.test(path) ? await fileOf(path) : undefined;
  if (file?.ok) {
    outgoing.writeHead(200, Object.fromEntries(file.headers));
    return void outgoing.end(Buffer.from(await file.arrayBuffer()));
  }
  const target = CONTENT_CALL.test(path) ? content : site();
  const passed = request(`${target}${url}`, { method, headers });
  incoming.pipe(passed);
  const [response] = (await once(passed, "response")) as [IncomingMessage];
  outgoing.writeHead(response.statusCode ?? 502, framedBy(editor, response.headers));
  await pipeline(response, outgoing);
}

function framedBy(editor: string, headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
  const policy = headers["content-security-policy"];
  if (typeof policy !== "string") return headers;
  const allowed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${editor}`);
  return { ...headers, "content-security-policy": allowed };
}

async function listening(server: Server, port: number): Promise<string> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await once(server.close(), "close");
}
