import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { type Fault, faults, type Misbehave } from "./faults.ts";
import { type MockContent, respondToCall } from "./service.ts";
import { checkSignature, type Signer } from "./signature.ts";

/** A content service over HTTP: it checks every signature and serves what it is given. */
export interface ContentServerOptions extends MockContent, Signer {
  /** 0, the default, is any free one. */
  port?: number;
  /** Nobody has to sign calls. */
  isOpen?: boolean;
}

export interface Behaviour {
  /** Milliseconds before the response to calls whose path matches. */
  delay?: { path: RegExp; ms: number } | undefined;
  /** How a call to a target fails; undefined: it gets its response. */
  faultOf?: ((target: string) => Fault | undefined) | undefined;
  /** Gets a line for each call. */
  onCall?: (line: string) => void;
}

export interface ContentServer {
  origin: string;
  /** Number of calls by method, target and body. */
  counts: Map<string, number>;
  /** Why calls were refused. */
  refused: string[];
  behaviour: Behaviour;
  close(): Promise<void>;
  /** Listens again on the same port. */
  reopen(): Promise<void>;
}

/** A server may run for hours. */
const NONCES_KEPT = 10_000;

export async function startContentServer(options: ContentServerOptions): Promise<ContentServer> {
  const counts = new Map<string, number>();
  const refused: string[] = [];
  const nonces = new Set<string>();
  const behaviour: Behaviour = {};
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { method = "GET", url: target = "", headers } = request;
    const call = `${method} ${target} ${body}`.trim();
    counts.set(call, (counts.get(call) ?? 0) + 1);
    const refusal = options.isOpen
      ? undefined
      : checkSignature({ method, target, body, headers }, options, nonces);
    const [oldest = ""] = nonces;
    if (nonces.size > NONCES_KEPT) nonces.delete(oldest);
    behaviour.onCall?.(`${method} ${target} ${refusal ? `refused: ${refusal}` : "signed well"}`);
    if (refusal) {
      refused.push(refusal);
      const body = { code: 1401, data: null, message: refusal };
      return send(response, Response.json(body, { status: 401 }));
    }
    const { delay } = behaviour;
    if (delay?.path.test(target)) await setTimeout(delay.ms);
    const usual = () => {
      const result = respondToCall({ method, target, body }, options);
      return Response.json(result.body, { status: result.status });
    };
    const fault = behaviour.faultOf?.(target);
    const respond: Misbehave = fault ? faults[fault] : usual;
    const closed = new AbortController();
    response.once("close", () => closed.abort());
    const faulty = new Request(`http://localhost${target}`, { signal: closed.signal });
    await send(response, respond({ request: faulty, usual }));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A client that disconnects while sending its body gets no response.
      if (request.complete) throw error;
    });
  });
  const listen = async (port: number) => {
    await once(server.listen(port, "127.0.0.1"), "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(options.port ?? 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    counts,
    refused,
    behaviour,
    async close() {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
    async reopen() {
      await listen(port);
    },
  };
}

/** A rejection, or an error in the body, breaks the connection. */
async function send(response: ServerResponse, work: Response | Promise<Response>): Promise<void> {
  try {
    const { status, headers, body } = await work;
    response.writeHead(status, Object.fromEntries(headers));
    if (!body) return void response.end();
    await pipeline(body, response);
  } catch {
    response.socket?.resetAndDestroy();
  }
}
