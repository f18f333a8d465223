import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { type ChunkEffects, loadChunk } from "./load-chunk.ts";

type LoadView = () => Promise<ComponentType | null>;

/** Loads views that are not part of the main chunk. */
export class ViewChunks {
  /** Ids of routes whose chunk has loaded. */
  readonly #loaded = new Set<string | undefined>();
  /** Ids of routes whose chunk failed to load for a navigation. */
  readonly #failed = new Set<string | undefined>();

  /** Loads a route's component; failures are left to the caller. */
  async load(route: RouteObject): Promise<Pick<RouteObject, "Component">> {
    const load = lazyComponent(route);
    if (!load) return { Component: route.Component ?? null };
    const Component = await load();
    this.#loaded.add(route.id);
    return { Component };
  }

  /** Routes whose views are loaded as documents if their chunk fails. */
  forRouter(routes: RouteObject[], effects: ChunkEffects): RouteObject[] {
    return routes.map((route) => {
      const { children } = route;
      return {
        ...route,
        ...(lazyComponent(route) && { lazy: this.#lazy(route, effects) }),
        ...(children && { children: this.forRouter(children, effects) }),
      } as RouteObject;
    });
  }

  #lazy(route: RouteObject, effects: ChunkEffects) {
    const load = () => this.#loadForNavigation(route, effects);
    return { Component: load };
  }

  async #loadForNavigation(route: RouteObject, effects: ChunkEffects) {
    const load = () => this.load(route).then(({ Component }) => Component);
    // A loaded chunk is not counted as a request.
    if (this.#loaded.has(route.id)) return load();
    if (this.#failed.has(route.id)) return loadDocument(effects);
    try {
      return await loadChunk(load, effects);
    } catch (error) {
      this.#failed.add(route.id);
      throw error;
    }
  }
}

function lazyComponent({ lazy }: RouteObject): LoadView | undefined {
  return typeof lazy === "object" ? (lazy.Component as LoadView) : undefined;
}

/** On retry after a failed load. Stays pending because the document is about to be replaced. */
function loadDocument({ reload, target }: ChunkEffects): Promise<never> {
  reload(target() ?? location.pathname + location.search);
  return new Promise(() => {});
}
