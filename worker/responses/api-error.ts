import type { ContentError } from "../../shared/content/errors.ts";
import { ERRORS_PATH, VITALS_PATH } from "../../shared/page/reporting.ts";

/** Sent with every 503 (docs/behaviour.md 9). */
export const RETRY_AFTER_SECONDS = "30";

/** Whether the clients of a path are programs, which expect JSON for errors, too. */
export function expectsJson(path: string): boolean {
  return /^\/(?:api|hooks)\/|\.xml$/.test(path) || path === VITALS_PATH || path === ERRORS_PATH;
}

/** The JSON error response of `/api`: a code and a message of the site, nothing from upstream. */
export function apiError(error: ContentError): Response {
  return Response.json(
    { error: { code: error.code, message: messages[error.code](error) } },
    {
      status: error.status,
      headers: {
        "cache-control": "no-store",
        ...(error.status === 503 && { "retry-after": RETRY_AFTER_SECONDS }),
      },
    },
  );
}

const messages: Record<ContentError["code"], (error: ContentError) => string> = {
  "not-found": () => "there is no such content",
  gone: () => "the content was taken down",
  "bad-request": (error) => error.message,
  "too-many-requests": (error) => error.message,
  upstream: () => "the content service failed",
  configuration: () => "the site is misconfigured",
  internal: () => "an internal error occurred",
};
