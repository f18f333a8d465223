import { ContentError } from "../../shared/content/errors.ts";
import { RETRY_AFTER_SECONDS } from "./api-error.ts";
import { NO_STORE } from "./cache-headers.ts";

/** The response, or a 503 if its content is unavailable, so that crawlers and feed readers retry later. */
export async function orUnavailable<T>(respond: () => Promise<T>): Promise<T | Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof ContentError) || error.status !== 503) throw error;
    return new Response("the content service failed\n", {
      status: 503,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": NO_STORE,
        "retry-after": RETRY_AFTER_SECONDS,
      },
    });
  }
}
