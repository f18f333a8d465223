import type { Edition } from "../shared/i18n/editions.ts";
import type { ContentSourceOf } from "../shared/page/content-context.ts";
import type { ResponseCache } from "./cache/cache.ts";
import type { Config, Env } from "./config/config.ts";
import type { LogSink, RequestRecord } from "./config/log.ts";
import type { ContentSource, SourceContext } from "./content/content-source.ts";
import type { PageAddress } from "./urls/page-address.ts";

export type Warn = (message: string, cause: unknown) => void;

/** The content as one request, or one revalidation, sees it. */
export interface OpenContent {
  source: ContentSource;
  contentOf: ContentSourceOf;
  /** For what the answer is whole without: neither the age of this content nor its failure is the answer's. */
  aside: Pick<OpenContent, "source" | "contentOf">;
  /** Whether anything has been asked of it. */
  isOpen: boolean;
}

/** How content that is opened once more differs from the request's. */
export type OpenOptions = Pick<SourceContext, "signal" | "mustRevalidate">;

/** What middleware prepares for the handlers of one request. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    config: Config;
    /** The address that was asked for; read once, never changed. */
    url: URL;
    editions: readonly Edition[];
    /** The page that the address names; absent where it names none. */
    address: PageAddress | undefined;
    /** The request's own content. */
    content: OpenContent;
    /** Opens the content once more, for work of its own. */
    openContent: (options: OpenOptions) => OpenContent;
    cache: ResponseCache;
    /** What the log will tell of the request. */
    record: RequestRecord;
    /** Aborts when the visitor has left. */
    leaving: AbortSignal;
    warn: Warn;
    /** For a fault of the site's own: logged as an error, and reported where an error service is set. */
    reportFault: Warn;
    writeLog: LogSink;
  };
}
