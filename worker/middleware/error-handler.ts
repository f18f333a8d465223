import type { ErrorHandler } from "hono";
import { ContentError } from "../../shared/content/errors.ts";
import { localeOfPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { ConfigurationError } from "../config/config.ts";
import { apiError, expectsJson } from "../responses/errors.ts";
import { plainPage } from "../responses/plain-page.ts";

/** Only for the log: nginx's status for a client that disconnected. */
const CLIENT_CLOSED_REQUEST = 499;

/** Responds to errors that no route has handled: invalid settings or internal errors. */
export const errorHandler: ErrorHandler<AppEnv> = (error, c) => {
  if (c.get("signal")?.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  const isMisconfigured = error instanceof ConfigurationError;
  const code = isMisconfigured ? "configuration" : "internal";
  c.get("reportFault")(isMisconfigured ? code : "unexpected", error);
  const known = error instanceof ContentError ? error : new ContentError(code, "not described");
  return expectsJson(c.req.path)
    ? apiError(known)
    : plainPage(localeOfPath(c.req.path), "broken", 500);
};
