import type { ContentSourceOf } from "../shared/content/context.ts";
import type { Edition } from "../shared/i18n/editions.ts";
import type { Config, Env } from "./env.ts";
import type { ContentSource } from "./upstream/content-source.ts";

export type Warn = (message: string, cause: unknown) => void;

/** What middleware prepares for the handlers of one request. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    config: Config;
    editions: readonly Edition[];
    source: ContentSource;
    contentOf: ContentSourceOf;
    /** Aborts when the visitor has left. */
    leaving: AbortSignal;
    warn: Warn;
  };
}
