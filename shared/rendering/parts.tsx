import { use } from "react";
import { DocumentContext, type LoadCode } from "./contexts.tsx";

/** The modules of parts by name. The default export of a module is the part. */
type Modules<Name extends string, Part> = Readonly<Record<Name, () => Promise<{ default: Part }>>>;

/**
 * Parts of pages whose names are in the content, such as blocks. A visit only loads the parts of its page, with their
 * styles.
 */
export class Parts<Name extends string, Part> {
  readonly #modules: Modules<Name, Part>;
  readonly #loaded = new Map<Name, Part>();
  readonly #loading = new Map<Name, Promise<Part>>();
  readonly #failed = new Set<Name>();

  constructor(modules: Modules<Name, Part>) {
    this.#modules = modules;
  }

  /** Loads the parts that are missing, before they are rendered, so that rendering does not have to wait. */
  async load(names: Iterable<Name>, loadCode: LoadCode): Promise<void> {
    const missing = [...names].filter((name) => !this.#loaded.has(name));
    if (missing.length === 0) return;
    for (const name of missing) if (this.#failed.delete(name)) this.#loading.delete(name);
    await loadCode(() => Promise.all(missing.map((name) => this.#load(name))));
  }

  /** The part. While the part is loading, the component that calls this is suspended. */
  get(name: Name): Part {
    return this.#loaded.get(name) ?? use(this.#load(name));
  }

  /**
   * Only loaders retry a load that has failed. Rendering must not retry it: React renders a component again after each
   * failure, so it would request the part for ever.
   */
  #load(name: Name): Promise<Part> {
    const known = this.#loading.get(name);
    if (known) return known;
    const loading = this.#modules[name]().then(
      ({ default: part }) => {
        this.#loaded.set(name, part);
        return part;
      },
      (error: unknown) => {
        this.#failed.add(name);
        throw error;
      },
    );
    this.#loading.set(name, loading);
    return loading;
  }
}

type PartName =
  | `${"pages" | "blocks" | "openings"}/${string}`
  | `items/body-styles/${string}`
  | "items/group-filter"
  | "late";

/**
 * Renders the elements that load a part's styles and scripts. Only documents contain these elements. In the browser,
 * the styles come with the part's chunk.
 */
export function PartFiles({ of: part }: { of: PartName }) {
  return use(DocumentContext).filesOf?.(part);
}
