import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** How many bytes of a document arrive slowly, beginning at `<main>`. They fill more than the window of a phone. */
const SLOW_BYTES = 12_000;
/** The size of a piece, in bytes. It is smaller than most elements, so that many pieces end inside an element. */
const PIECE_BYTES = 120;
/** The pause between two pieces, in milliseconds. It is longer than a frame, so that the browser shows each piece. */
const PAUSE = 20;

export interface SlowSite {
  origin: string;
  stop(): void;
}

/** A proxy in front of a running site. The beginning of the content of each page arrives in many small pieces. */
export async function slowDocuments(site: string): Promise<SlowSite> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const upstream = request(site + incoming.url, { method: incoming.method, headers });
    upstream.on("error", () => outgoing.destroy());
    upstream.on("response", async (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (!response.headers["content-type"]?.includes("text/html")) {
        response.pipe(outgoing);
        return;
      }
      await writeSlowly(await buffer(response), outgoing);
    });
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function writeSlowly(document: Buffer, outgoing: ServerResponse): Promise<void> {
  const start = Math.max(0, document.indexOf("<main"));
  const end = start + SLOW_BYTES;
  outgoing.write(document.subarray(0, start));
  for (let at = start; at < Math.min(end, document.length); at += PIECE_BYTES) {
    outgoing.write(document.subarray(at, Math.min(at + PIECE_BYTES, end)));
    await pause(PAUSE);
  }
  outgoing.end(document.subarray(end));
}
