import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { withTimeout } from "../config/with-timeout.ts";

/** For clients that never send all of their body. */
const TIME_LIMIT_MS = 2000;

/**
 * Reads what nobody has read of a request's body, on the local server only: it drops connections
 * with unread bodies, often before the response has been sent.
 */
export const unreadBody = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (c.env.LOCAL_SERVER !== "true" || !body || bodyUsed) return;
  await withTimeout(
    body.pipeTo(new WritableStream()).catch(() => {}),
    TIME_LIMIT_MS,
  );
});
