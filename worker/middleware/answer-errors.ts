import type { Context } from "hono";
import { ContentError } from "../../shared/content/errors.ts";
import { editionOfPath } from "../../shared/i18n/editions.ts";
import type { AppEnv } from "../app-env.ts";
import { ConfigurationError } from "../env.ts";
import { log } from "../log.ts";
import { apiError } from "../routes/api-answer.ts";
import { plainErrorPage } from "../ssr/plain-error-page.ts";

/** What nobody below has answered: a wrong setting, or a fault of the site's own. */
export function answerErrors(error: Error, c: Context<AppEnv>): Response {
  log("error", error instanceof ConfigurationError ? "configuration" : "unexpected", error);
  const isApi = c.req.path.startsWith("/api/");
  const known =
    error instanceof ContentError
      ? error
      : new ContentError("configuration", "the site cannot answer");
  return isApi ? apiError(known) : plainErrorPage(editionOfPath(c.req.path));
}
