import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { ensureTestBrowser } from "../helpers/browser.ts";
import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";

/**
 * `npm run bench -- paint --sites …` measures when a page first shows something on a slow phone. The visitor's browser
 * has nothing of the site in its cache.
 */

const ROUNDS = 5;
const PAGES = "/home /news/press_releases /news/news_detail/10128 /about/profile".split(" ");
/** The round-trip time of the profile “Slow 4G” in Chrome's developer tools. */
const RTT_MS = 562.5;
/** The bandwidth of the profile “Slow 4G”. */
const BYTES_PER_MS = 1440 / 8;
/** How many bytes a server sends on a new connection before it waits for an acknowledgement (RFC 6928). */
const FIRST_FLIGHT = 10 * 1460;
const PROCESSOR_SLOWDOWN = 4;
/**
 * How often a page is requested before the measurement. After this many requests, the page's HTML document is in the
 * cache.
 */
const WARM_REQUESTS = 3;

/** Visits the sites in turns. If the machine is busy for a while, that affects all sites and not only one. */
export async function measure({ rounds = ROUNDS, sites }: BenchOptions): Promise<Figure[]> {
  if (sites.length === 0) throw new Error("name the addresses of running sites: --sites a,b");
  for (const site of sites) {
    for (const path of PAGES) {
      for (let count = 0; count < WARM_REQUESTS; count++) await (await fetch(site + path)).text();
    }
  }
  const links = await Promise.all(sites.map(slowLink));
  const browser = await chromium.launch({ executablePath: ensureTestBrowser() });
  try {
    const figures = PAGES.flatMap((path) =>
      links.map(({ origin, site }): Figure & { address: string } => ({
        name: `${path} of ${site}`,
        address: origin + path,
        values: [],
        unit: "ms",
      })),
    );
    for (let round = 0; round < rounds; round++) {
      for (const { address, values } of figures) {
        // Each visit has an empty cache.
        const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
        values.push(await firstPaint(await context.newPage(), address));
        await context.close();
      }
    }
    return figures;
  } finally {
    await browser.close();
    for (const { close } of links) close();
  }
}

/** The milliseconds from the start of the navigation to the first contentful paint. */
async function firstPaint(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
  await page.goto(address, { waitUntil: "commit" });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  return (await painted.jsonValue()) ?? Number.NaN;
}

/**
 * Starts a proxy that responds like a distant server. A new connection takes a round trip, and so does each request.
 * All responses share one bandwidth. The proxy also imitates TCP's slow start: a connection sends some bytes, waits for
 * a round trip, and then sends twice as many. The developer tools do not imitate slow start, so with their throttling a
 * longer document would hardly take longer.
 */
async function slowLink(site: string) {
  const flights = new WeakMap<Socket, number>();
  let freeAt = 0;
  const server = createServer(async (request, response) => {
    const isNew = !flights.has(request.socket);
    const fetched = await fetch(site + request.url, { redirect: "manual" });
    const type = fetched.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await fetched.arrayBuffer());
    const body = /text|javascript|json|svg/.test(type) ? compressed(bytes) : bytes;
    for (const [name, value] of fetched.headers) {
      if (!/^(?:content-length|content-encoding|transfer-encoding)$/.test(name))
        response.setHeader(name, value);
    }
    if (body !== bytes) response.setHeader("content-encoding", "br");
    response.writeHead(fetched.status);
    await sleep(isNew ? 2 * RTT_MS : RTT_MS);
    for (let sent = 0; sent < body.length; ) {
      const flight = flights.get(request.socket) ?? FIRST_FLIGHT;
      const part = body.subarray(sent, sent + flight);
      const startAt = Math.max(freeAt, performance.now());
      freeAt = startAt + part.length / BYTES_PER_MS;
      await sleep(freeAt - performance.now());
      response.write(part);
      sent += part.length;
      flights.set(request.socket, 2 * flight);
      const acknowledgedAt = startAt + RTT_MS;
      if (sent < body.length) await sleep(Math.max(0, acknowledgedAt - performance.now()));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { site, origin: `http://127.0.0.1:${port}`, close };
}

/** Compresses a body with the low quality that CDNs use when they compress a response while sending it. */
function compressed(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
