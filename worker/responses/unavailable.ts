import type { Context } from "hono";
import { ContentError } from "../../shared/content/errors.ts";
import type { AppEnv } from "../app-env.ts";
import { RETRY_AFTER_SECONDS } from "./api-error.ts";
import { NO_STORE } from "./cache-headers.ts";

/** The answer to a program, or 503 where the content for it cannot be had: it comes back later. */
export async function orUnavailable<T>(
  c: Context<AppEnv>,
  answer: () => Promise<T>,
): Promise<T | Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ContentError) || error.status !== 503) throw error;
    return c.text("the content service did not answer properly\n", 503, {
      "cache-control": NO_STORE,
      "retry-after": RETRY_AFTER_SECONDS,
    });
  }
}
