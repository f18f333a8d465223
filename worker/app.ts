import "../shared/i18n/all-messages.ts";
import { Hono } from "hono";
import { UPSTREAM_MEDIA } from "../shared/media-urls/upstream-picture.ts";
import { ERRORS_PATH, VITALS_PATH } from "../shared/rendering/reporting.ts";
import { QR_CODE_PATH } from "../shared/routing/qr-code-url.ts";
import type { AppEnv } from "./app-env.ts";
import { configure } from "./middleware/context.ts";
import { errorHandler } from "./middleware/error-handler.ts";
import { methodNotAllowed, responseHeaders } from "./middleware/http.ts";
import { rateLimit } from "./middleware/rate-limit.ts";
import { requestLogger } from "./middleware/request-logger.ts";
import { type Effects, platform } from "./platform/effects.ts";
import { api } from "./routes/api.ts";
import { errors, vitals } from "./routes/browser-reports.ts";
import { calendar } from "./routes/calendar.ts";
import { contentChanged } from "./routes/content-changed.ts";
import { feeds } from "./routes/feeds.ts";
import { health } from "./routes/health.ts";
import { pages } from "./routes/pages.ts";
import { qrCode } from "./routes/qr-code.ts";
import { elsewhere, root, sections, secureRedirect } from "./routes/redirects.ts";
import { OFFLINE_PAGES, offlinePage, serviceWorkerScript } from "./routes/service-worker.ts";
import { manifest, robots, securityTxt } from "./routes/site-files.ts";
import { SITEMAP_PARTS, sitemaps } from "./routes/sitemaps.ts";
import { upstreamMedia } from "./routes/upstream-media.ts";
import { videoFile } from "./routes/video-file.ts";
import { manifests, searchPages } from "./urls/site-paths.ts";
import { workersCache } from "./workers-cache/workers-cache.ts";

/**
 * Creates the app with its middleware and routes, in the order in which they run. Tests pass `given` to replace effects
 * such as the network and the clock.
 */
export function createApp(given: Partial<Effects> = {}): Hono<AppEnv> {
  const effects = { ...platform, ...given };
  const app = new Hono<AppEnv>();
  app.onError(errorHandler);
  app.use(requestLogger(effects));
  app.use(responseHeaders);
  app.use(workersCache(effects));
  app.use(secureRedirect);
  app.get("/healthz", health(effects));
  app.get("/media/video/*", videoFile);
  app.use(configure(effects));
  app.get("/.well-known/security.txt", securityTxt(effects));
  app.all(VITALS_PATH, rateLimit("REPORT_LIMIT"), vitals);
  app.all(ERRORS_PATH, rateLimit("REPORT_LIMIT"), errors);
  app.use("/hooks/*", rateLimit("HOOK_LIMIT"));
  app.all("/hooks/content-changed", contentChanged);
  app.get(`${UPSTREAM_MEDIA}/*`, upstreamMedia(effects));
  app.use("/api/*", rateLimit("API_LIMIT"));
  for (const path of ["/api/search", ...searchPages, SITEMAP_PARTS])
    app.use(path, rateLimit("SEARCH_LIMIT"));
  app.on("GET", manifests, manifest);
  app.get("/service-worker.js", serviceWorkerScript);
  app.on("GET", OFFLINE_PAGES, offlinePage);
  app.get(QR_CODE_PATH, rateLimit("API_LIMIT"), qrCode);
  app.get("/robots.txt", robots);
  app.route("/", sitemaps);
  app.route("/", feeds);
  app.route("/", calendar);
  app.get("/", root);
  app.route("/api", api);
  app.route("/", pages);
  app.route("/", sections);
  app.get("*", elsewhere);
  app.all("*", (c) => methodNotAllowed(c, "GET, HEAD"));
  return app;
}
