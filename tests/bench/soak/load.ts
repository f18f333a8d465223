import type { Client } from "./client.ts";
import type { WarmPath } from "./paths.ts";
import type { Tally } from "./tally.ts";
import type { Visit } from "./visits.ts";

const WARM_ATTEMPTS = 5;

/** Requests every path until its response is complete: only those have an ETag. */
export async function warm(paths: WarmPath[], client: Client): Promise<void> {
  for (const path of paths) await warmOne(path, client);
}

async function warmOne(warm: WarmPath, client: Client): Promise<void> {
  let status: number | undefined;
  for (let attempt = 0; attempt < WARM_ATTEMPTS; attempt++) {
    const response = await client(warm.path);
    status = response.status;
    if (status !== 200 || !response.headers.etag) continue;
    warm.etag = response.headers.etag;
    warm.bytes = response.bytes;
    return;
  }
  throw new Error(`${warm.path} could not be warmed: ${status}`);
}

export interface Load {
  client: Client;
  connections: number;
  /** Aborts the load, at its end or on a signal. */
  signal: AbortSignal;
  next: () => Visit;
  tally: Tally;
}

/** Each connection sends one request at a time. */
export async function run({ client, connections, signal, next, tally }: Load): Promise<void> {
  const visitor = async () => {
    while (!signal.aborted) {
      const visit = next();
      const response = await client(visit.path, visit.headers);
      if (visit.warm && response.headers.etag) visit.warm.etag = response.headers.etag;
      tally.add(visit, response);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
}
