import type { Context, Handler } from "hono";
import * as v from "valibot";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { badRequest, notFound } from "../../shared/content/errors.ts";
import { locales } from "../../shared/i18n/locales.ts";
import { ERROR_KINDS, MAX_FRAMES, METRICS } from "../../shared/rendering/reporting.ts";
import type { AppEnv } from "../app-env.ts";
import type { Config } from "../config/config.ts";
import { methodNotAllowed } from "../middleware/http.ts";
import { readBody } from "../upstream/body.ts";

const MAX_BYTES = 2048;
/**
 * The value of a metric is at most this many milliseconds. A longer time cannot have been measured properly. (CLS has
 * no unit, and is always much smaller.)
 */
const MAX_METRIC = 3_600_000;

const page = {
  build: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  view: v.picklist(pageRoutes.map((route) => route.view)),
  locale: v.picklist(locales),
};

const metric = v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_METRIC)));

const vitalsSchema = v.strictObject({
  ...page,
  navigation: v.picklist([
    "navigate",
    "reload",
    "back-forward",
    "back-forward-cache",
    "prerender",
    "restore",
  ]),
  connection: v.picklist(["slow-2g", "2g", "3g", "4g", "unknown"]),
  metrics: v.pipe(
    v.strictObject(v.entriesFromList(METRICS, metric)),
    v.check((metrics) => Object.keys(metrics).length > 0),
  ),
});

const frames = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}\.js(?::\d{1,7}:\d{1,7})?$/))),
  v.maxLength(MAX_FRAMES),
);

const errorSchema = v.strictObject({
  ...page,
  kind: v.picklist(ERROR_KINDS),
  name: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
  code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))),
  frames,
  components: frames,
});

/**
 * `POST /vitals` receives the web vitals of a visit. They are written to Analytics Engine, or to the log if Analytics
 * Engine is not bound.
 */
export const vitals = receive(
  "vitals",
  vitalsSchema,
  ({ vitalsSample }) => vitalsSample > 0,
  (c, report) => {
    const { VITALS } = c.env;
    if (!VITALS) {
      c.var.log.write({ level: "info", message: "web vitals", ...report });
      return;
    }
    // The queries in docs/vitals.md rely on the order of the blobs.
    for (const [name, value] of Object.entries(report.metrics)) {
      const { build, view, locale, navigation, connection } = report;
      const blobs = [name, view, locale, navigation, connection, build];
      VITALS.writeDataPoint({ indexes: [name], blobs, doubles: [value] });
    }
  },
);

/**
 * `POST /errors` receives a report about an error in a browser. The report goes to the log and to the error service.
 */
export const errors = receive(
  "errors",
  errorSchema,
  ({ reportsErrors }) => reportsErrors,
  (c, { name, code, frames, components, ...facts }) => {
    const browser = browserOf(c.req.header("user-agent") ?? "");
    c.var.log.write({
      level: "error",
      message: "an error in a browser",
      ...facts,
      browser,
      cause: code === undefined ? name : `${name} (React error ${code})`,
      stack: [
        name,
        ...frames.map((frame) => `    at ${frame}`),
        ...components.map((frame) => `    in component ${frame}`),
      ].join("\n"),
    });
  },
);

/** @param isWanted whether the settings make browsers send such reports. */
function receive<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  isWanted: (config: Config) => boolean,
  keep: (c: Context<AppEnv>, report: v.InferOutput<Schema>) => void,
): Handler<AppEnv> {
  return async (c) => {
    c.var.record.route = name;
    if (!isWanted(c.var.config)) throw notFound("the call");
    if (c.req.method !== "POST") return methodNotAllowed(c, "POST");
    if (!isFromOwnPage(c))
      throw badRequest(
        "a report must have the Origin of this site and the Content-Type application/json",
      );
    const body = v.pipe(v.string(), v.parseJson(), schema);
    const parsed = v.safeParse(body, await readText(c.req.raw));
    if (!parsed.success)
      throw badRequest(`the body must be a report of ${MAX_BYTES} bytes at most`);
    keep(c, parsed.output);
    return c.body(null, 204);
  };
}

/**
 * Whether a page of this site has sent the request. Browsers send `Origin` with every POST request. Before a page sends
 * JSON to another site, the browser asks that site for permission, which this site does not give.
 */
function isFromOwnPage(c: Context<AppEnv>): boolean {
  const { "sec-fetch-site": site = "same-origin", origin, "content-type": type } = c.req.header();
  return site === "same-origin" && origin === c.var.url.origin && type === "application/json";
}

/** Reads the body as text. If the body is too long, returns an empty text, which is not valid JSON. */
async function readText(request: Request): Promise<string> {
  // A body that is too long is not read at all, because the local server drops connections whose body is read only in
  // part.
  if (Number(request.headers.get("content-length")) > MAX_BYTES) return "";
  return readBody(request, { maxBytes: MAX_BYTES, description: "the call" }).catch(() => "");
}

/**
 * The header `User-Agent` usually names other browsers, too. The first browser in this list that the header names
 * counts.
 */
const BROWSERS = [
  [/MicroMessenger/, "WeChat"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;

function browserOf(userAgent: string): string {
  return BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "other";
}
