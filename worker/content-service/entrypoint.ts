import { WorkerEntrypoint } from "cloudflare:workers";
import { build } from "virtual:client-assets";
import { type Env, parseConfig } from "../config/config.ts";
import { type Effects, type OwnCall, platform } from "../config/effects.ts";
import { faultLine, writeLine } from "../config/log.ts";
import { failure } from "./respond.ts";
import { respondTo } from "./service.ts";

/** For other workers of the account: nothing of their requests can pass for a call of the site's own. */
export class ContentService extends WorkerEntrypoint<Env, OwnCall> {
  override fetch(request: Request): Promise<Response> {
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work);
    return contentService(request, { ...this.ctx.props, env: this.env, waitUntil });
  }
}

/**
 * The embedded content service, with the protocol of any other (docs/content-service.openapi.yaml). The
 * site's own calls are verified, too, but read from a replica and store no nonce.
 */
export const contentService: NonNullable<Effects["contentService"]> = async (request, call) => {
  const { env, readFrom, requestId, waitUntil } = call;
  const { DB: db } = env;
  if (!db) return failure("failed", "the binding DB is missing");
  const { upstream, contentDelayMs } = parseConfig(env);
  if (contentDelayMs > 0 && !isNavigation(request)) await scheduler.wait(contentDelayMs);
  try {
    return await respondTo(request, {
      db,
      session: readFrom === undefined ? undefined : db.withSession(readFrom),
      credentials: upstream,
      now: platform.now(),
      waitUntil,
    });
  } catch (cause) {
    const fault = faultLine("error", "the embedded content service failed", cause);
    writeLine({ ...fault, route: "content service", requestId, build });
    return failure("failed", "the database failed");
  }
};

/** The navigation, which header and footer of every page need, is not delayed. */
function isNavigation({ url }: Request): boolean {
  return new URL(url).pathname.endsWith("/node/list");
}
