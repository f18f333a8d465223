import { Hono } from "hono";
import type { AppEnv } from "./app-env.ts";
import { allowReading } from "./middleware/allow-reading.ts";
import { answerErrors } from "./middleware/answer-errors.ts";
import { answerUnchanged } from "./middleware/answer-unchanged.ts";
import { configure } from "./middleware/configure.ts";
import { type ContentEffects, provideContent } from "./middleware/provide-content.ts";
import { secureAnswers } from "./middleware/secure-answers.ts";
import { api } from "./routes/api.ts";
import { health } from "./routes/health.ts";
import { manifest } from "./routes/manifest.ts";
import { pages } from "./routes/pages.ts";
import { root } from "./routes/root.ts";

/**
 * The way of a request: what every answer gets, then who answers.
 *
 * @param effects the network and the clock; the platform's unless a test brings its own.
 */
export function createApp(effects: Partial<ContentEffects> = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerErrors);
  app.use(secureAnswers);
  app.use(answerUnchanged);
  app.get("/healthz", health);
  app.use(configure);
  app.use(allowReading);
  app.use(provideContent(effects));
  app.get("/manifest.webmanifest", manifest);
  app.get("/", root);
  app.route("/api", api);
  app.get("*", pages);
  return app;
}
