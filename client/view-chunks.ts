import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { type ChunkEffects, loadChunk } from "./load-chunk.ts";

type LoadView = () => Promise<ComponentType | null>;

/** The code of views that does not come with the first file. */
export class ViewChunks {
  /** Ids of the routes whose code is there. */
  readonly #loaded = new Set<string | undefined>();
  /** Ids of the routes whose code could not be loaded for a navigation. */
  readonly #failed = new Set<string | undefined>();

  /** Loads what shows a route; a failure is the caller's. */
  async load(route: RouteObject): Promise<Pick<RouteObject, "Component">> {
    const load = lazyComponent(route);
    if (!load) return { Component: route.Component ?? null };
    const Component = await load();
    this.#loaded.add(route.id);
    return { Component };
  }

  /** The routes for the router: a view that cannot be had is loaded with its document instead. */
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
    // What is there already is no request.
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

/** What a retry does: the visitor has seen the error, and the page is about to go. */
function loadDocument({ reload, target }: ChunkEffects): Promise<never> {
  reload(target() ?? location.pathname + location.search);
  return new Promise(() => {});
}
