import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../helpers/browser.ts";
import { watchPage } from "./in-page.ts";

/** Throttling of a browser. */
export interface Device {
  /** How many times slower its processor is. */
  cpu: number;
  /** Latency of each response in milliseconds. */
  latencyMs: number;
  /** Kilobits a second; undefined: without a limit. */
  down?: number;
  up?: number;
  context: BrowserContextOptions;
}

/** Lighthouse's slow phone, applied with the browser's own throttling. */
export const SLOW_PHONE: Device = {
  cpu: 4,
  latencyMs: 562.5,
  down: 1474.56,
  up: 675,
  context: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
};

const BYTES_PER_KILOBIT = 1024 / 8;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
}

/** A page in a new browser context, closed afterwards. */
export async function withPage<T>(
  browser: Browser,
  { context: options, cpu, latencyMs, down, up }: Device,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  // Fetches of a service worker are not part of the first load.
  const context = await browser.newContext({
    ...options,
    locale: "zh-CN",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const tools = await context.newCDPSession(page);
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: latencyMs,
      downloadThroughput: down === undefined ? -1 : down * BYTES_PER_KILOBIT,
      uploadThroughput: up === undefined ? -1 : up * BYTES_PER_KILOBIT,
    });
    await tools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    return await use(page);
  } finally {
    await context.close();
  }
}
