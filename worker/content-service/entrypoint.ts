import { WorkerEntrypoint } from "cloudflare:workers";
import { build } from "virtual:client-assets";
import { type Env, parseConfig } from "../config/config.ts";
import { faultLine, writeLine } from "../config/log.ts";
import { failure, type ServiceResponse, toResponse } from "./respond.ts";
import { respondTo } from "./service.ts";

type ServiceEnv = Pick<
  Env,
  | "DB"
  | "UPSTREAM_KEY"
  | "UPSTREAM_USER"
  | "UPSTREAM_SIGNATURE_ALGORITHM"
  | "LOCAL_SERVER"
  | "CONTENT_DELAY_MS"
>;

/** Props of the worker's own calls; request headers cannot set them. */
export interface OwnCall {
  /** Which database replicas may be read. */
  readFrom?: D1SessionConstraint;
  /** Id of the request that the call is made for. */
  requestId?: string;
}

/**
 * The embedded content service, used if UPSTREAM_ORIGIN is not set. It implements the protocol
 * (docs/content-service.openapi.yaml) like any other upstream. The site calls it through
 * `ctx.exports` with props: such calls are verified, too, but read from a replica and store no nonce.
 */
export class ContentService extends WorkerEntrypoint<ServiceEnv, OwnCall> {
  override async fetch(request: Request): Promise<Response> {
    return toResponse(await this.#respond(request));
  }

  async #respond(request: Request): Promise<ServiceResponse> {
    const { DB: db, UPSTREAM_KEY, UPSTREAM_USER, UPSTREAM_SIGNATURE_ALGORITHM } = this.env;
    const { LOCAL_SERVER, CONTENT_DELAY_MS } = this.env;
    if (!db) return failure("failed", "the binding DB is missing");
    // Without an origin these are the settings of the embedded service, including its default key.
    const { upstream, contentDelayMs } = parseConfig({
      ...(UPSTREAM_KEY && { UPSTREAM_KEY }),
      ...(UPSTREAM_USER && { UPSTREAM_USER }),
      ...(UPSTREAM_SIGNATURE_ALGORITHM && { UPSTREAM_SIGNATURE_ALGORITHM }),
      ...(LOCAL_SERVER && { LOCAL_SERVER }),
      ...(CONTENT_DELAY_MS && { CONTENT_DELAY_MS }),
    });
    if (contentDelayMs > 0 && !isNavigation(request)) await scheduler.wait(contentDelayMs);
    try {
      return await respondTo(request, {
        db,
        session: this.#session(db),
        credentials: upstream,
        now: Date.now(),
        waitUntil: (work) => this.ctx.waitUntil(work),
      });
    } catch (cause) {
      const { requestId } = this.ctx.props;
      const context = { route: "content service", requestId, build };
      writeLine(faultLine("error", "the embedded content service failed", cause, context));
      return failure("failed", "the database failed");
    }
  }

  #session(db: D1Database): D1DatabaseSession | undefined {
    const { readFrom } = this.ctx.props;
    return readFrom && db.withSession(readFrom);
  }
}

/** The navigation, which the shell of every page needs, is not delayed. */
function isNavigation({ url }: Request): boolean {
  return new URL(url).pathname.endsWith("/node/list");
}
