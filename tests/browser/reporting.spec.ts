import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { ROOT } from "../../tools/cli/root.ts";
import { hydrated } from "../helpers/console-watch.ts";
import { runNode } from "../helpers/run-node.ts";
import { ownState, startSite } from "../helpers/running-site.ts";

const LIST = "/news/press_releases";
const METRICS = ["CLS", "FCP", "INP", "LCP", "TTFB"];

/** A line that the error service receives about an error in a browser. */
interface Line {
  kind: string;
  cause: string;
  stack: string;
}

async function startErrorService() {
  const lines: Line[] = [];
  const server = createServer(async (request, response) => {
    lines.push((await json(request)) as Line);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { lines, url: `http://127.0.0.1:${port}/in`, close: () => server.close() };
}

/** Changes the heading in the document, so that hydration finds a difference and React reports an error. */
async function changeHeading(page: Page): Promise<void> {
  await page.route(`**${LIST}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]*/, "$1another");
    await route.fulfill({ response, body });
  });
}

async function decode(stack: string, testInfo: TestInfo): Promise<string> {
  const file = testInfo.outputPath("stack.txt");
  await writeFile(file, stack);
  const { stdout, stderr } = await runNode(join(ROOT, "tools/decode.ts"), [file]);
  return stdout + stderr;
}

/**
 * Runs in the page. Resolves when the browser has reported the first input and has then been idle. The code that
 * reports web vitals reads the input while the browser is idle.
 */
function untilInputIsMeasured(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() =>
      requestIdleCallback(() => resolve(), { timeout: 1000 }),
    );
    observer.observe({ type: "first-input", buffered: true });
  });
}

test("a visit reports its web vitals and its errors, and tools/decode.ts finds the positions of the errors in the source", async ({
  page,
}, testInfo) => {
  const service = await startErrorService();
  const settings = { VITALS_SAMPLE: "1", ERROR_REPORT_URL: service.url };
  const site = await startSite(settings, "--log-level", "info", ...(await ownState()));
  try {
    await changeHeading(page);
    await page.route(/deferred-effects-/, (route) => route.abort());
    const loaded = page.waitForResponse(/report-vitals-/);
    await page.goto(site.origin + LIST);
    await hydrated(page);
    // A second import of a module resolves only when the module has run.
    await page.evaluate(`import("${(await loaded).url()}").then(() => {})`);
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error("injected"))));
    await page.evaluate(() => Object.assign(Element.prototype, { toggleAttribute: undefined }));
    await page.getByRole("button", { name: "打开菜单" }).click();
    await page.evaluate(untilInputIsMeasured);
    await expect.poll(() => service.lines).toHaveLength(3);
    await page.goto("about:blank");
    await expect.poll(() => site.printed()).toContain("web vitals");

    const printed = /^.*"web vitals".*$/m.exec(site.printed())?.[0] ?? "";
    const { metrics, ...line } = JSON.parse(printed);
    expect(Object.keys(metrics).toSorted()).toEqual(METRICS);
    expect(line).toMatchObject({ view: "list", locale: "zh", navigation: "navigate" });

    const reported = (cause: string, kind: string) => {
      const found = service.lines.find((line) => line.cause === cause && line.kind === kind);
      expect(found, JSON.stringify(service.lines)).toMatchObject({
        view: "list",
        browser: "Chrome",
      });
      return found?.stack ?? "";
    };
    expect(reported("TypeError", "chunk")).toMatch(/^ {4}at deferred-effects-\w+\.js$/m);
    expect(await decode(reported("Error (React error 418)", "error"), testInfo)).toMatch(
      /in component shared\/layouts\/page-[\w-]+\.tsx:\d+:/,
    );
    const decoded = await decode(reported("TypeError", "error"), testInfo);
    const [, file = "", number] = /at (client\/[\w/.-]+):(\d+):/.exec(decoded) ?? [];
    expect(file, decoded).toBe("client/effects/mobile-menu.ts");
    const source = await readFile(join(ROOT, file), "utf8");
    expect(source.split("\n")[Number(number) - 1]).toContain(".toggleAttribute(");
    expect(JSON.stringify(service.lines)).not.toMatch(/injected|another|is not a function/);
  } finally {
    await site.stop();
    service.close();
  }
});

test("if reports are switched off in the settings, the browser loads no code for reports and sends nothing", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(LIST);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator('meta[name="reporting"]')).toHaveCount(0);
  await page.getByRole("button", { name: "打开菜单" }).click();
  await page.goto("about:blank");
  expect(requested).toContainEqual(expect.stringMatching(/^\/assets\/entry-/));
  expect(requested.filter((path) => /report|vitals|errors/.test(path))).toEqual([]);
});
