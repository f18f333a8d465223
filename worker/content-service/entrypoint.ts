import { WorkerEntrypoint } from "cloudflare:workers";
import { build } from "virtual:client-assets";
import { type Env, parseConfig } from "../config/config.ts";
import { platform } from "../config/effects.ts";
import { faultLine, writeLine } from "../config/log.ts";
import { failure } from "./respond.ts";
import { respondTo } from "./service.ts";

/** Props of the worker's own calls; request headers cannot set them. */
export interface OwnCall {
  /** Which database replicas may be read. */
  readFrom?: D1SessionConstraint | D1SessionBookmark;
  /** Id of the request that the call is made for. */
  requestId?: string;
}

/**
 * The embedded content service, with the protocol of any other (docs/content-service.openapi.yaml). The
 * site's own calls, with props, are verified, too, but read from a replica and store no nonce.
 */
export class ContentService extends WorkerEntrypoint<Env, OwnCall> {
  override async fetch(request: Request): Promise<Response> {
    const { DB: db } = this.env;
    if (!db) return failure("failed", "the binding DB is missing");
    const { readFrom, requestId } = this.ctx.props;
    const { upstream, contentDelayMs } = parseConfig(this.env);
    if (contentDelayMs > 0 && !isNavigation(request)) await scheduler.wait(contentDelayMs);
    try {
      return await respondTo(request, {
        db,
        session: readFrom === undefined ? undefined : db.withSession(readFrom),
        credentials: upstream,
        now: platform.now(),
        waitUntil: (work) => this.ctx.waitUntil(work),
      });
    } catch (cause) {
      const fault = faultLine("error", "the embedded content service failed", cause);
      writeLine({ ...fault, route: "content service", requestId, build });
      return failure("failed", "the database failed");
    }
  }
}

/** The navigation, which header and footer of every page need, is not delayed. */
function isNavigation({ url }: Request): boolean {
  return new URL(url).pathname.endsWith("/node/list");
}
