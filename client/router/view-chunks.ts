import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router";
import { type ChunkEffects, loadChunk } from "./load-chunk.ts";

type LoadView = () => Promise<ComponentType | null>;

/** Loads the chunks of views (the components of pages), and remembers which of them are loaded. */
export class ViewChunks {
  /** IDs of routes whose chunk is loaded. */
  readonly #loaded = new Set<string | undefined>();
  /** IDs of routes whose chunk failed to load for a navigation. */
  readonly #failed = new Set<string | undefined>();

  /** Loads the component of a route. Rejects if the chunk cannot be loaded. */
  async load(route: RouteObject): Promise<ComponentType | null | undefined> {
    const load = lazyComponent(route);
    if (!load) return route.Component;
    const Component = await load();
    this.#loaded.add(route.id);
    return Component;
  }

  /**
   * Returns the routes for the router. If the chunk of a view fails to load, the page is loaded as a document instead.
   */
  forRouter(routes: RouteObject[], effects: ChunkEffects): RouteObject[] {
    return routes.map((route) => {
      const { children } = route;
      return {
        ...route,
        ...(lazyComponent(route) && this.#lazyRoute(route, effects)),
        ...(children && { children: this.forRouter(children, effects) }),
      } as RouteObject;
    });
  }

  #lazyRoute(route: RouteObject, effects: ChunkEffects): Pick<RouteObject, "lazy" | "loader"> {
    const { loader } = route;
    const load = () => this.#loadForNavigation(route, effects);
    const reloadOrLoad: LoaderFunction = (...args) =>
      this.#failed.has(route.id) || typeof loader !== "function"
        ? loadDocument(effects)
        : loader(...args);
    return { lazy: { Component: load }, loader: reloadOrLoad };
  }

  async #loadForNavigation(route: RouteObject, effects: ChunkEffects) {
    const load = () => this.load(route);
    // A loaded chunk is not counted as a request.
    if (this.#loaded.has(route.id)) return load();
    try {
      return await loadChunk(load, effects);
    } catch {
      this.#failed.add(route.id);
      return FailedView;
    }
  }
}

/**
 * The component that is rendered instead of a view whose chunk failed to load. It throws while it is rendered, so that
 * the router shows an error. The router would not show an error that a lazy property throws.
 */
function FailedView(): never {
  throw new Error("the view's chunk failed to load");
}

function lazyComponent({ lazy }: RouteObject): LoadView | undefined {
  return typeof lazy === "object" ? (lazy.Component as LoadView) : undefined;
}

/**
 * Loads the page as a document after its chunk has failed to load. The promise stays pending, because the document is
 * about to be replaced.
 */
function loadDocument({ reload, target }: ChunkEffects): Promise<never> {
  reload(target() ?? location.pathname + location.search);
  return new Promise(() => {});
}
