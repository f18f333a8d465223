import type { ContentSourceOf } from "../../shared/page/content-context.ts";
import type { ContentSource, SourceContext } from "./content-source.ts";

/** The content as one request, or one revalidation, sees it. */
export interface OpenContent {
  source: ContentSource;
  contentOf: ContentSourceOf;
  /** For what the answer is whole without: neither the age of this content nor its failure is the answer's. */
  secondary: Pick<OpenContent, "source" | "contentOf">;
  /** Whether anything has been asked of it. */
  isOpen: boolean;
}

/** How content that is opened once more differs from the request's. */
export type OpenOptions = Pick<SourceContext, "signal" | "mustRevalidate">;
