import type { ContentSourceOf } from "../../shared/page/content-context.ts";
import type { ContentSource, SourceContext } from "./content-source.ts";

/** Content access for one request or one revalidation. */
export interface ContentAccess {
  source: ContentSource;
  contentOf: ContentSourceOf;
  /** For content that is optional to the response: neither its age nor its failure affects the response. */
  secondary: Pick<ContentAccess, "source" | "contentOf">;
  /** Whether any content was requested. */
  isUsed: boolean;
}

/** Options that may differ from the request's own content access. */
export type ContentOptions = Pick<SourceContext, "signal" | "mustRevalidate">;
