import type { DataRouter, RouteObject } from "react-router";
import type { Navigation } from "../shared/content/navigation.ts";
import type { GetContentApi, PageOutcome } from "../shared/rendering/contexts.tsx";
import type { ClientStateStore } from "./data/client-state.ts";
import type { RequestCounter } from "./data/request-counter.ts";
import type { Pictures } from "./effects/pictures.ts";
import type { ChunkEffects } from "./router/load-chunk.ts";
import type { ViewChunks } from "./router/view-chunks.ts";

/** The objects and settings that the effects (client/effects) need. */
export interface Visit {
  router: DataRouter;
  state: ClientStateStore;
  requests: RequestCounter;
  pictures: Pictures;
  routes: RouteObject[];
  views: ViewChunks;
  chunkEffects: ChunkEffects;
  prefetchContentOf: GetContentApi;
  deferredChunk: { pageShown(visit: Visit): Promise<void> };
  /** Whether pages are stored for offline use. */
  offline: boolean;
  /** The texts that screen readers announce for the shown page. */
  outcome: Readonly<{ current: PageOutcome }>;
  /** The navigation in the document's locale. Pages in other locales are loaded as documents of their own. */
  navigation: Navigation;
}
