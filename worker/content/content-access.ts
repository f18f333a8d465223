import type { GetContentApi } from "../../shared/page/content-context.ts";
import type { ContentSource, SourceContext } from "./content-source.ts";

/** Content access for one request or one revalidation. */
export interface ContentAccess {
  source: ContentSource;
  getContentApi: GetContentApi;
}

/** Options that may differ from the request's own content access. */
export type ContentOptions = Pick<SourceContext, "signal" | "mustRevalidate">;
