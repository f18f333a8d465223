import "../shared/i18n/all-messages.ts";
import { Hono } from "hono";
import { QR_CODE_PATH } from "../shared/components/share-row/qr-code-url.ts";
import type { AppEnv } from "./app-env.ts";
import { type Effects, platform } from "./config/effects.ts";
import { leadToOneAddress } from "./middleware/canonical-redirect.ts";
import { configure } from "./middleware/config.ts";
import { provideContent } from "./middleware/content.ts";
import { answerErrors } from "./middleware/error-handler.ts";
import { answerUnchanged } from "./middleware/etag.ts";
import { keepOutOfIndexes } from "./middleware/noindex.ts";
import { limitRate } from "./middleware/rate-limit.ts";
import { allowReading } from "./middleware/read-only-methods.ts";
import { logRequests } from "./middleware/request-logger.ts";
import { secureAnswers } from "./middleware/security-headers.ts";
import { api } from "./routes/api.ts";
import { contentChanged } from "./routes/content-changed.ts";
import { feeds } from "./routes/feeds.ts";
import { health } from "./routes/health.ts";
import { manifest } from "./routes/manifest.ts";
import { OFFLINE_PAGES, offlinePage } from "./routes/offline.ts";
import { pages } from "./routes/pages.ts";
import { qrCode } from "./routes/qr-code.ts";
import { robots } from "./routes/robots.ts";
import { root } from "./routes/root.ts";
import { securityTxt } from "./routes/security-txt.ts";
import { serviceWorkerScript } from "./routes/service-worker.ts";
import { SITEMAP_PARTS, sitemaps } from "./routes/sitemaps.ts";

/**
 * The way of a request: what every answer gets, then who answers.
 *
 * @param given what stands in for the network, the clock, dice and the log.
 */
export function createApp(given: Partial<Effects> = {}): Hono<AppEnv> {
  const effects = { ...platform, ...given };
  const app = new Hono<AppEnv>();
  app.onError(answerErrors);
  app.use(logRequests(effects));
  app.use(secureAnswers);
  app.use(keepOutOfIndexes);
  app.use(answerUnchanged);
  app.get("/healthz", health(effects));
  app.use(configure);
  app.get("/.well-known/security.txt", securityTxt(effects));
  app.use("/hooks/*", limitRate("HOOK_LIMIT"));
  app.use(provideContent(effects));
  app.all("/hooks/content-changed", contentChanged(effects));
  app.use(allowReading);
  app.use(leadToOneAddress);
  app.use("/api/*", limitRate("API_LIMIT"));
  app.use("/api/search", limitRate("SEARCH_LIMIT"));
  app.use("/home/search", limitRate("SEARCH_LIMIT"));
  app.use("/en/home/search", limitRate("SEARCH_LIMIT"));
  app.use(SITEMAP_PARTS, limitRate("SEARCH_LIMIT"));
  app.get("/manifest.webmanifest", manifest);
  app.get("/service-worker.js", serviceWorkerScript);
  app.on("GET", OFFLINE_PAGES, offlinePage);
  app.get(QR_CODE_PATH, limitRate("API_LIMIT"), qrCode);
  app.get("/robots.txt", robots);
  app.route("/", sitemaps);
  app.route("/", feeds);
  app.get("/", root);
  app.route("/api", api);
  app.get("*", pages);
  return app;
}
