import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CallLog, emptyLog, evictOldest, record, remember } from "./call-log.ts";
import { commit, type Fault } from "./faults.ts";
import { type MockContent, respondToCall } from "./service.ts";
import { checkSignature, type Signer } from "./signature.ts";

/** A content service over HTTP: it checks every signature and serves what it is given. */
export interface ContentServerOptions extends MockContent, Signer {
  /** 0, the default, is any free one. */
  port?: number;
}

export interface Behaviour {
  /** Milliseconds before the response to calls whose path matches. */
  delay?: { path: RegExp; ms: number };
  /** How a call to a target fails; undefined: it gets its response. */
  faultOf?: ((target: string) => Fault | undefined) | undefined;
  /** Gets a line for each call. */
  onCall?: (line: string) => void;
}

export interface ContentServer extends CallLog {
  origin: string;
  /** Why calls were refused; the latest. */
  refused: string[];
  behaviour: Behaviour;
  close(): Promise<void>;
  /** Listens again on the same port. */
  reopen(): Promise<void>;
}

const NONCES_KEPT = 10_000;

export async function startContentServer(options: ContentServerOptions): Promise<ContentServer> {
  const log = emptyLog();
  const refused: string[] = [];
  const nonces = new Set<string>();
  const behaviour: Behaviour = {};
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const target = request.url ?? "";
    const { method = "GET", headers } = request;
    record(log, `${method} ${target}`, body);
    const refusal = checkSignature({ method, target, body, headers }, options, nonces);
    evictOldest(nonces, NONCES_KEPT);
    behaviour.onCall?.(`${method} ${target} ${refusal ? `refused: ${refusal}` : "signed well"}`);
    if (refusal) {
      remember(refused, refusal);
      return send(response, 401, { code: 1401, data: null, message: refusal });
    }
    const { delay } = behaviour;
    if (delay?.path.test(target)) await sleep(delay.ms);
    const respond = () => {
      const result = respondToCall({ method, target, body }, options);
      send(response, result.status, result.body);
    };
    const fault = behaviour.faultOf?.(target);
    return fault ? commit(fault, response, respond) : respond();
  };
  const create = () =>
    createServer((request, response) => {
      handle(request, response).catch((error: unknown) => {
        // A client that disconnects while sending its body gets no response.
        if (request.complete) throw error;
      });
    });
  let server = create();
  const port = await listen(server, options.port ?? 0);
  return Object.assign(log, {
    origin: `http://127.0.0.1:${port}`,
    refused,
    behaviour,
    close: () => close(server),
    async reopen() {
      server = create();
      await listen(server, port);
    },
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
