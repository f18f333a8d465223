import type { ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ContentError } from "../../shared/content/errors.ts";
import { ERRORS_PATH, VITALS_PATH } from "../../shared/rendering/reporting.ts";
import type { AppEnv } from "../app-env.ts";
import { ConfigurationError } from "../config/settings.ts";
import { plainPage } from "../responses/plain-page.ts";
import { localeOfSpelling } from "../urls/site-paths.ts";

/** The status that nginx logs when a client has disconnected. The client does not receive it. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * Makes the responses for errors that routes and middleware throw. Requests from programs get JSON, requests for XML
 * files get plain text, and requests from visitors get a page.
 */
export const errorHandler: ErrorHandler<AppEnv> = (thrown, c) => {
  if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  const error = toContentError(thrown);
  const { code, status } = error;
  if (status === 500) {
    const isSetting = code === "configuration";
    c.var.log.fault(isSetting ? "a setting is invalid" : "an unexpected error occurred", thrown);
  }
  const { path } = c.req;
  const message = messages[code](error);
  if (expectsJson(path)) return Response.json({ error: { code, message } }, { status });
  return path.endsWith(".xml")
    ? c.text(message, status as ContentfulStatusCode)
    : plainPage(localeOfSpelling(c.req.path), status === 429 ? "tooMany" : "broken", status);
};

function toContentError(thrown: Error): ContentError {
  if (thrown instanceof ContentError) return thrown;
  const code = thrown instanceof ConfigurationError ? "configuration" : "internal";
  return new ContentError(code, thrown.message);
}

function expectsJson(path: string): boolean {
  return /^\/(?:api|hooks)(?:\/|$)/.test(path) || path === VITALS_PATH || path === ERRORS_PATH;
}

/** The messages that clients get. They contain no text of the content service and no internal details. */
const messages: Record<ContentError["code"], (error: ContentError) => string> = {
  "not-found": () => "there is no such content",
  gone: () => "the content was taken down",
  "bad-request": (error) => error.message,
  "too-many-requests": (error) => error.message,
  upstream: () => "the content service failed",
  network: () => "the content service failed",
  configuration: () => "the site is misconfigured",
  internal: () => "an internal error occurred",
};
