import { ContentError } from "../../shared/content/errors.ts";
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
      headers: error.status === 503 ? { "retry-after": RETRY_AFTER_SECONDS } : {},
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

/** The response, or a 503 if its content is unavailable, so that crawlers and feed readers retry later. */
export async function orUnavailable<T>(respond: () => Promise<T>): Promise<T | Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof ContentError) || error.status !== 503) throw error;
    const headers = { "retry-after": RETRY_AFTER_SECONDS };
    return new Response("the content service failed\n", { status: 503, headers });
  }
}
