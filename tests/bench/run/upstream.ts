import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { startContentServer } from "../../../tools/mock-upstream/server.ts";
import { respondToCall } from "../../../tools/mock-upstream/service.ts";
import { benchContent } from "./content.ts";

/** The content service that the benchmarks share. */
export interface BenchUpstream {
  /** Refuses calls that are not signed. */
  origin: string;
  key: string;
  /** The same content without signatures, for the plain worker. */
  plainOrigin: string;
  /** Milliseconds before each response. */
  delay(milliseconds: number): void;
  /** Throws if the content service has refused a call. */
  requireSigned(): void;
  close(): Promise<void>;
}

export async function startBenchUpstream(): Promise<BenchUpstream> {
  const content = benchContent();
  const signed = await startContentServer(content);
  let delayMs = 0;
  const plain = createServer(async (request, response) => {
    const { method = "GET", url: target = "" } = request;
    const { status, body } = respondToCall({ method, target, body: await text(request) }, content);
    const send = () => response.writeHead(status).end(JSON.stringify(body));
    if (delayMs === 0) send();
    else setTimeout(send, delayMs);
  });
  await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
  return {
    origin: signed.origin,
    key: content.key,
    plainOrigin: `http://127.0.0.1:${(plain.address() as AddressInfo).port}`,
    delay(ms) {
      delayMs = ms;
      signed.behaviour.delay = { path: ms === 0 ? /^$/ : /./, ms };
    },
    requireSigned() {
      if (signed.refused.length > 0) throw new Error(`refused calls: ${signed.refused.join()}`);
    },
    async close() {
      plain.closeAllConnections();
      plain.close();
      await signed.close();
    },
  };
}
