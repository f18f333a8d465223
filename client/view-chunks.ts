import type { RouteObject } from "react-router";
import { viewOf } from "../shared/routing/handles.ts";
import { type ChunkEffects, failedView, loadChunk } from "./load-chunk.ts";

type ViewModule = Pick<RouteObject, "loader" | "Component">;

/** The code of views that does not come with the first file. */
export class ViewChunks {
  /** Views whose code is there. */
  readonly #loaded = new Set<string | undefined>();

  /** Loads what a route shows; a failure is the caller's. */
  async load(route: RouteObject): Promise<ViewModule> {
    if (typeof route.lazy !== "function") return route;
    const module = await route.lazy();
    this.#loaded.add(viewOf(route.handle));
    return module;
  }

  /** The routes for the router: a view that cannot be had is loaded with its document instead. */
  forRouter(routes: RouteObject[], effects: ChunkEffects): RouteObject[] {
    return routes.map((route) => {
      const { lazy, children } = route;
      return {
        ...route,
        ...(typeof lazy === "function" && { lazy: () => this.#asked(route, effects) }),
        ...(children && { children: this.forRouter(children, effects) }),
      } as RouteObject;
    });
  }

  async #asked(route: RouteObject, effects: ChunkEffects): Promise<ViewModule> {
    const load = () => this.load(route);
    // What is there already is no request.
    if (this.#loaded.has(viewOf(route.handle))) return load();
    return loadChunk(load, effects).catch(() => failedView(effects));
  }
}
