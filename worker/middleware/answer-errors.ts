import type { Context } from "hono";
import { ContentError } from "../../shared/content/errors.ts";
import { editionOfPath } from "../../shared/i18n/editions.ts";
import type { AppEnv } from "../app-env.ts";
import { ConfigurationError } from "../env.ts";
import { log } from "../log.ts";
import { apiError } from "../routes/api-answer.ts";
import { plainErrorPage } from "../ssr/plain-error-page.ts";

/** Nobody reads the answer to a visitor who has left; the status is nginx's for the log. */
const CLIENT_CLOSED_REQUEST = 499;

/** What nobody below has answered: a wrong setting, or a fault of the site's own. */
export function answerErrors(error: Error, c: Context<AppEnv>): Response {
  if (c.var.leaving?.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  log("error", error instanceof ConfigurationError ? "configuration" : "unexpected", error);
  const isApi = c.req.path.startsWith("/api/");
  const known =
    error instanceof ContentError
      ? error
      : new ContentError("configuration", "the site cannot answer");
  return isApi ? apiError(known) : plainErrorPage(editionOfPath(c.req.path));
}
