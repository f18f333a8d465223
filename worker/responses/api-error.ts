import type { ContentError } from "../../shared/content/errors.ts";

/** Told with every 503 (contract section 3). */
export const RETRY_AFTER_SECONDS = "30";

/** An error as `/api` tells it: a code and a message of the site's own, nothing of the upstream's. */
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
  "bad-request": (error) => error.message,
  "too-many-requests": (error) => error.message,
  upstream: () => "the content service did not answer properly",
  configuration: () => "the site is not set up properly",
};
