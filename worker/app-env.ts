import type { Locale } from "../shared/i18n/locales.ts";
import type { ResponseCache } from "./cache/cache.ts";
import type { Config, Env } from "./config/config.ts";
import type { LogSink, Warn } from "./config/log.ts";
import type { OpenContent, OpenOptions } from "./content/open-content.ts";
import type { RequestRecord } from "./request-record.ts";
import type { PageAddress } from "./urls/page-address.ts";

/** What middleware prepares for the handlers of one request. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    config: Config;
    /** The address that was asked for; read once, never changed. */
    url: URL;
    locales: readonly Locale[];
    /** The page that the address names; absent where it names none. */
    address: PageAddress | undefined;
    /** The request's own content. */
    content: OpenContent;
    /** Opens the content once more, for work of its own. */
    openContent: (options: OpenOptions) => OpenContent;
    cache: ResponseCache;
    /** Whether the platform's own cache (Workers Cache) stands in front of the worker. */
    hasFrontCache: boolean;
    /** What the log will tell of the request. */
    record: RequestRecord;
    /** Aborts when the visitor has left. */
    signal: AbortSignal;
    warn: Warn;
    /** For a fault of the site's own: logged as an error, and reported where an error service is set. */
    reportFault: Warn;
    writeLog: LogSink;
  };
}
