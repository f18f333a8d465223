import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { type Fault, faults } from "./faults.ts";
import { type MockContent, respond } from "./service.ts";
import { checkSignature, type SignedRequest, type Signer } from "./signature.ts";

/** Options of a mock content service. The service checks each call's signature, and responds with the given content. */
export interface ContentServerOptions extends MockContent, Signer {
  /** The port of the server. With 0, the default, the system chooses a free port. */
  port?: number;
  /** Whether the service also accepts calls without a signature. */
  isOpen?: boolean;
}

export interface Behaviour {
  /** Delays the responses to calls whose path matches `path` by `ms` milliseconds. */
  delay?: { path: RegExp; ms: number } | undefined;
  /** Returns the fault with which the service responds to a target. If it returns undefined, the response is normal. */
  faultOf?: ((target: string) => Fault | undefined) | undefined;
  /** Called for each call, with a line for the log. */
  onCall?: (line: string) => void;
}

export interface ContentServer extends AsyncDisposable {
  origin: string;
  /** The key with which clients must sign calls. */
  key: string;
  /** Maps a call, such as `GET /v1/web/api/node/list?domainId=38`, to the number of times that it was received. */
  counts: Map<string, number>;
  /** The number of all calls, and the number of all bytes in the responses. */
  seen: { calls: number; bytes: number };
  /** The reasons why calls were refused. */
  refused: string[];
  behaviour: Behaviour;
  close(): Promise<void>;
  /** Listens again on the same port. */
  reopen(): Promise<void>;
}

/** The server remembers at most this many nonces. Without a limit, it would use more and more memory. */
const NONCES_KEPT = 10_000;

export async function startContentServer(options: ContentServerOptions): Promise<ContentServer> {
  const counts = new Map<string, number>();
  const seen = { calls: 0, bytes: 0 };
  const refused: string[] = [];
  const nonces = new Set<string>();
  const behaviour: Behaviour = {};
  const refusalOf = (call: SignedRequest) => {
    if (options.isOpen) return undefined;
    const [oldest = ""] = nonces;
    if (nonces.size > NONCES_KEPT) nonces.delete(oldest);
    return checkSignature(call, options, nonces);
  };
  const serve = async (call: SignedRequest, signal: AbortSignal): Promise<Response> => {
    const { method, target, body } = call;
    const name = `${method} ${target} ${body}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    seen.calls++;
    const refusal = refusalOf(call);
    const outcome = refusal ? `refused because of ${refusal}` : "accepted";
    behaviour.onCall?.(`${method} ${target} ${outcome}`);
    if (refusal) {
      refused.push(refusal);
      return Response.json({ code: 1401, data: null, message: refusal }, { status: 401 });
    }
    const { delay } = behaviour;
    if (delay?.path.test(target)) await setTimeout(delay.ms);
    const usual = () => {
      const { status, body } = respond(call, options);
      const text = JSON.stringify(body);
      seen.bytes += Buffer.byteLength(text);
      return new Response(text, { status, headers: { "content-type": "application/json" } });
    };
    const fault = behaviour.faultOf?.(target);
    if (!fault) return usual();
    return faults[fault]({ request: new Request(`http://localhost${target}`, { signal }), usual });
  };
  const server = createServer((request, response) => {
    const { method = "GET", url: target = "", headers } = request;
    const closed = new AbortController();
    response.once("close", () => closed.abort());
    text(request)
      .then((body) => send(response, serve({ method, target, body, headers }, closed.signal)))
      .catch((error: unknown) => {
        // The client has disconnected while it sent its body, so it needs no response.
        if (request.complete) throw error;
      });
  });
  const listen = async (port: number) => {
    await once(server.listen(port, "127.0.0.1"), "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(options.port ?? 0);
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  };
  return {
    ...{ origin: `http://127.0.0.1:${port}`, key: options.key },
    ...{ counts, seen, refused, behaviour, close },
    async reopen() {
      await listen(port);
    },
    [Symbol.asyncDispose]: close,
  };
}

/** Sends a response. If the promise rejects or the body fails, the connection is closed. */
async function send(response: ServerResponse, work: Promise<Response>): Promise<void> {
  try {
    const { status, headers, body } = await work;
    response.writeHead(status, Object.fromEntries(headers));
    if (!body) return void response.end();
    await pipeline(body, response);
  } catch {
    response.socket?.resetAndDestroy();
  }
}
