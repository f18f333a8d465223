import { build } from "virtual:client-assets";
import { parseConfig } from "../config/config.ts";
import { type Effects, platform } from "../platform/effects.ts";
import { faultLine, writeLine } from "../platform/log.ts";
import { failure } from "./respond.ts";
import { respondTo } from "./service.ts";

/**
 * The embedded content service. It uses the same protocol as an external content service
 * (docs/content-service.openapi.yaml).
 */
export const contentService: NonNullable<Effects["contentService"]> = async (
  request,
  { env, readFrom, requestId },
) => {
  if (!env.DB) return failure("failed", "the binding DB is missing");
  const { upstream, contentDelayMs } = parseConfig(env);
  if (contentDelayMs > 0 && !isNavigation(request)) await scheduler.wait(contentDelayMs);
  try {
    return await respondTo(request, {
      session: env.DB.withSession(readFrom),
      credentials: upstream,
      now: platform.now(),
    });
  } catch (cause) {
    const fault = faultLine("error", "the embedded content service failed", cause);
    writeLine({ ...fault, route: "content service", requestId, build });
    return failure("failed", "the database failed");
  }
};

/**
 * Whether a request is for the navigation. The navigation is not delayed, because the header and the footer of every
 * page need it.
 */
function isNavigation({ url }: Request): boolean {
  return new URL(url).pathname.endsWith("/node/list");
}
